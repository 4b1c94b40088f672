import { allViewers, ascending, at, type Card, NO_CARD, type Part, repeatWhile, type Seat } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { aside, deck, hand } from '../zones.ts';
import type { LyingCards } from './ask.ts';
import { canDraw, readyDeck } from './draw.ts';

/** The top card of the deck, shown to all and left there; -1 if there is none. */
export function revealTop(x: Turn, seat: Seat = x.me): Card {
  if (!readyDeck(x, seat)) return -1;
  const top = x.deckOf(seat).length - 1;
  x.reveal(deck(seat), top);
  const card = x.deckOf(seat)[top] as Card;
  x.out?.push({ t: 'revealed', seat, cards: [card], from: 'deck' });
  return card;
}

/** The same as a step, for `revealedTop` and `leaveTop`. Without a card this program is over. */
export function revealingTop(x: Turn): void {
  const revealed = revealTop(x);
  if (revealed < 0) x.skipRest();
  else x.set({ revealed });
}

/** The card revealed on top of the deck, for a choice about it. */
export function revealedTop(x: Turn): LyingCards {
  return { cards: [x.vars.revealed ?? NO_CARD], where: at('deck', x.me) };
}

/** The revealed top card stays where it is. */
export function leaveTop(x: Turn): void {
  x.out?.push({ t: 'left-on-deck', seat: x.me, card: x.vars.revealed ?? NO_CARD });
}

/** DOM-7.10, DOM-7.11: as many as there are, laid aside, so that a shuffle leaves them out. */
export function revealAside(x: Turn, count: number, seat: Seat = x.me): void {
  const cards: Card[] = [];
  for (let i = 0; i < count && readyDeck(x, seat); i++) cards.push(x.moveTop(deck(seat), aside(seat)));
  if (cards.length > 0) x.out?.push({ t: 'revealed', seat, cards, from: 'deck' });
}

/** DOM-7.11: one card after the other is laid aside as long as the test holds and there is one. */
export function revealingWhile(test: (x: Turn) => boolean): Part<Turn> {
  return repeatWhile<Turn>((x) => canDraw(x) && test(x), [(x) => revealAside(x, 1)]);
}

export function revealHand(x: Turn, seat: Seat = x.me): void {
  if (x.handOf(seat).length === 0) return;
  x.revealAll(hand(seat));
  x.out?.push({ t: 'revealed', seat, cards: ascending(x.handOf(seat)), from: 'hand' });
}

/** Those laid aside that fit go to the hand, seen by all. */
export function takeAside(x: Turn, which: (kind: Card) => boolean): void {
  const cards = x.asideOf().filter(which);
  if (cards.length === 0) return;
  for (const card of cards) x.move(aside(x.me), card, hand(x.me));
  x.out?.push({ t: 'took', seat: x.me, cards });
}

/** DOM-3.8: from the hand onto the deck, the last one on top; seen by their owner only, or by all if `open`. */
export function putOnDeck(x: Turn, cards: readonly Card[], seat: Seat = x.me, open = false): void {
  if (cards.length === 0) return;
  const eyes = open ? allViewers(x.seats) : 0;
  for (const card of cards) x.move(hand(seat), card, deck(seat), eyes);
  x.out?.push({ t: 'put-on-deck', seat, count: cards.length, cards, open });
}

/** DOM-B08.2, DOM-B08.3: the card shown, or else the whole hand. */
export function putOnDeckOrShowHand(x: Turn, cards: readonly Card[], seat: Seat): void {
  if (cards.length > 0) putOnDeck(x, cards, seat, true);
  else revealHand(x, seat);
}

/** DOM-3.23: from those laid aside onto the deck, the last one on top; the order is the owner's secret. */
export function returnToDeck(x: Turn, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  for (const card of cards) x.move(aside(x.me), card, deck(x.me));
  x.hideOrder(deck(x.me), cards.length, 1 << x.me);
  x.out?.push({ t: 'put-on-deck', seat: x.me, count: cards.length, cards, open: false });
}
