import type { Seat } from '@regalia/kernel';
import type { Consent } from '@regalia/protocol';
import type { ConsentChange } from './tableChange.ts';
import { type TableState, votingSeats } from './tableState.ts';

/** A request to all other people who play; bots do not mind. */
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

/** Whether the reply changes anything: of one who is asked, or of the asker, who takes the request back. */
export function changesConsent(consent: Consent, seat: Seat, isAgreed: boolean): boolean {
  return consent.missing.includes(seat) || (consent.by === seat && !isAgreed);
}

/** What a reply does to a request: a no by anybody but the asker refuses it. */
export function consentChangeBy(consent: Consent, seat: Seat, isAgreed: boolean): ConsentChange {
  return isAgreed || consent.by === seat ? 'changed' : 'refused';
}

/** Stops waiting for the seat; null if it was the one who asked. */
export function withoutSeat(consent: Consent, seat: Seat): Consent | null {
  if (consent.by === seat) return null;
  if (!consent.missing.includes(seat)) return consent;
  return { ...consent, missing: consent.missing.filter((other) => other !== seat) };
}

export function isAgreedByAll(consent: Consent): boolean {
  return consent.missing.length === 0;
}
