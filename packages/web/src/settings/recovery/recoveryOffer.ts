/** Why a recovery code is offered: the game takes days, or this is somebody who plays often. */
export type OfferReason = 'days' | 'games';

const ENOUGH_GAMES = 3;
const KEY = 'regalia-recovery-offer';

interface OfferFacts {
  readonly reason: OfferReason;
  readonly table: string;
  /** The table at which a code was offered in this visit. */
  readonly offeredAt: string | null;
  /** Whether an offer after a game was declined at any time. */
  readonly isDeclined: boolean;
  readonly hasCode: boolean;
  readonly finishedGames: number;
}

/** At most one table per visit; after a decline only where a game takes days. */
export function isOfferDue({ reason, table, offeredAt, isDeclined, hasCode, finishedGames }: OfferFacts): boolean {
  if (hasCode || (offeredAt !== null && offeredAt !== table)) return false;
  return reason === 'days' || (!isDeclined && finishedGames >= ENOUGH_GAMES);
}

/** Storage may be switched off; then every table is the first of the visit. */
export function offeredAt(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** `done`: no more offers in this visit. */
export function noteOffer(table: string | 'done'): void {
  try {
    sessionStorage.setItem(KEY, table);
  } catch {
    // Nothing to remember it with.
  }
}
