import type { Seat } from '@regalia/kernel';
import type { Consent } from '@regalia/protocol';
import type { ConsentChange } from './tableChange.ts';
import { type TableState, votingSeats } from './tableState.ts';

/** A request to all other people who play; bots always agree. */
export function requestConsent(t: TableState, by: Seat, takesBack: readonly Seat[] = []): Consent {
  return { by, agreed: [by], missing: votingSeats(t).filter((seat) => seat !== by), takesBack };
}

export function agree(consent: Consent, seat: Seat): Consent {
  return {
    ...consent,
    agreed: [...consent.agreed, seat],
    missing: consent.missing.filter((other) => other !== seat),
  };
}

/** Whether the reply has an effect: it is from a person who is asked, or from the requester, who withdraws. */
export function changesConsent(consent: Consent, seat: Seat, isAgreed: boolean): boolean {
  return consent.missing.includes(seat) || (consent.by === seat && !isAgreed);
}

/** Applies a reply to a request: a no from anybody but the requester refuses it. */
export function consentChangeBy(consent: Consent, seat: Seat, isAgreed: boolean): ConsentChange {
  return isAgreed || consent.by === seat ? 'changed' : 'refused';
}

/** Stops waiting for the seat; null if it made the request. */
export function withoutSeat(consent: Consent, seat: Seat): Consent | null {
  if (consent.by === seat) return null;
  if (!consent.missing.includes(seat)) return consent;
  return { ...consent, missing: consent.missing.filter((other) => other !== seat) };
}

export function isAgreedByAll(consent: Consent): boolean {
  return consent.missing.length === 0;
}
