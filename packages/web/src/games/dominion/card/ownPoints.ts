import { type DominionView, pointsOf } from '@regalia/games/dominion';
import type { Card, Game, Seat } from '@regalia/kernel';
import { contentsOf } from '../../../kit/remembered.ts';

/** DOM-3.11: what I can know by counting; null where I cannot. */
export function ownPoints(game: Game, view: DominionView, seat: Seat, inDeck: readonly Card[]): number | null {
  const own = view.seats[seat];
  if (own === undefined || own.hand.cards === null) return null;
  const discarded = contentsOf(game, view, view.seats.length, 'discard', seat, own.discard.count);
  return discarded && pointsOf([...inDeck, ...discarded, ...own.hand.cards, ...own.play, ...own.aside]);
}
