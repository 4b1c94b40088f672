import { ascending, type Card, type Seat, type Viewer } from '@regalia/kernel';
import { drafterAt, draftPlan } from '../rules/round/draft.ts';
import type { CitadelsState } from '../rules/state.ts';
import { cardsIn, draft, faceDown, faceUp } from '../rules/zones.ts';

/** CIT-3.9: what everybody knows of the draft, and the cards in hand for the seat that picks. */
export interface DraftView {
  /** The seat that picks; null once the draft is over. */
  readonly seat: Seat | null;
  /** Who picks, first to last, and how many picks are made. */
  readonly order: readonly Seat[];
  readonly picks: number;
  /** Cards that go round. */
  readonly count: number;
  readonly cards: readonly Card[] | null;
  readonly faceUp: readonly Card[];
  /** Cards that lie face down in the middle. */
  readonly faceDown: number;
}

export function viewDraft(s: Readonly<CitadelsState>, viewer: Viewer): DraftView {
  const { given } = draftPlan(s.seats);
  const seat = s.phase === 'draft' && s.picks < given.length ? drafterAt(s, s.picks) : null;
  const cards = cardsIn(s, draft(s.seats));
  return {
    seat,
    order: given.map((_, pick) => drafterAt(s, pick)),
    picks: s.picks,
    count: cards.length,
    cards: viewer === 'judge' || (seat !== null && viewer === seat) ? ascending(cards) : null,
    faceUp: ascending(cardsIn(s, faceUp(s.seats))),
    faceDown: cardsIn(s, faceDown(s.seats)).length,
  };
}
