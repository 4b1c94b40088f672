import type { Card } from '@regalia/kernel';
import { ALL_COLORS } from '../rules/colors.ts';
import { biddersOf, NO_BID, type PanovnikState, placeAbove, placeBelow } from '../rules/state.ts';

/** The cards of the four colors, or null where there is none. */
export interface OfferView {
  /** PAN-5.15: these leave after the auction. */
  readonly above: readonly (Card | null)[];
  readonly below: readonly (Card | null)[];
}

export function viewOffer({ offer }: Readonly<PanovnikState>): OfferView {
  const at = (position: number) => (offer[position] === 0 ? null : (offer[position] as Card));
  return {
    above: ALL_COLORS.map((color) => at(placeAbove(color))),
    below: ALL_COLORS.map((color) => at(placeBelow(color))),
  };
}

/** Bids turned up so far in this auction, and who is still in it. */
export function bidderViews(s: Readonly<PanovnikState>): { bids: number[][]; standing: number[] } {
  const bidders = biddersOf(s);
  const rounds = Array.from({ length: s.bids.length / bidders }, (_, i) =>
    s.bids.slice(i * bidders, (i + 1) * bidders),
  );
  return { bids: rounds.filter((bids) => bids.some((bid) => bid !== NO_BID)), standing: s.standing.slice() };
}
