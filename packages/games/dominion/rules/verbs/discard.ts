import { allViewers, ascending, type Card, type Part, type Seat } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { aside, deck, discard, hand } from '../zones.ts';
import { amongCards, completed, exactly, inHand } from './ask.ts';
import { draw } from './draw.ts';

/** DOM-3.6, DOM-3.7: from the hand; the last one named ends on top, and only that one is seen. */
export function discardCards(x: Turn, cards: readonly Card[], seat: Seat = x.me): void {
  if (cards.length === 0) return;
  const last = cards.length - 1;
  for (let i = 0; i < last; i++) x.move(hand(seat), cards[i] as Card, discard(seat));
  x.move(hand(seat), cards[last] as Card, discard(seat), allViewers(x.seats));
  tell(x, seat, cards, false);
}

/** A number of cards of the hand by choice, or the whole hand if it has no more; how many is public (DOM-E16). */
export function discarding(count: number, rule: string): Part<Turn> {
  const choice = completed({ ...exactly(count, 'discard', rule), to: 'discard' });
  return [
    (x) => {
      if (x.handOf().length > count) x.ask(amongCards(x, x.me, inHand(x), choice));
    },
    (x) => (x.handOf().length > count ? discardCards(x, x.answer) : discardHand(x)),
  ];
}

/** The cards that victims of an Attack chose together, in turn order. */
export function discardAnswers(x: Turn, seats: readonly Seat[]): void {
  for (const seat of seats) discardCards(x, x.answerOf(seat) ?? [], seat);
}

/** DOM-3.7: a whole hand goes without a selection, so that lots are drawn for the card on top. */
function discardHand(x: Turn, seat: Seat = x.me): void {
  const count = x.handOf(seat).length;
  if (count === 0) return;
  putDownHand(x, seat, true);
  tell(x, seat, x.discardOf(seat).slice(-count), false);
}

/** DOM-I18.3: one seat after the other discards its hand and draws a new one. */
export function newHands(x: Turn, seats: readonly Seat[], size: number): void {
  for (const seat of seats) {
    discardHand(x, seat);
    draw(x, size, seat);
  }
}

/** Without telling. `shows`: nothing will come to lie on it. */
export function putDownHand(x: Turn, seat: Seat, shows: boolean): void {
  const count = x.handOf(seat).length;
  if (count === 0) return;
  const below = x.discardOf(seat).length;
  const lot = shows && count > 1 ? drawLot(x, x.handOf(seat)) : -1;
  x.moveAll(hand(seat), discard(seat), 1 << seat);
  if (!shows) return;
  if (lot >= 0) x.moveAt(discard(seat), x.discardOf(seat).indexOf(lot, below), discard(seat));
  showTop(x, seat);
}

/** Among the cards by kind: how they happen to lie in the state must not matter, since a hand has no order. */
function drawLot(x: Turn, cards: readonly Card[]): Card {
  return ascending(cards)[x.random(cards.length)] as Card;
}

/** What was revealed or set aside, in the order of revealing, the last on top (DOM-3.29). */
export function discardAside(x: Turn, seat: Seat = x.me): void {
  const cards = x.asideOf(seat).slice();
  if (cards.length === 0) return;
  x.moveAll(aside(seat), discard(seat));
  tell(x, seat, cards, true);
}

/** The top card of the deck, which everybody has seen. */
export function discardTop(x: Turn, seat: Seat = x.me): void {
  const card = x.moveTop(deck(seat), discard(seat));
  tell(x, seat, [card], true);
}

/** DOM-B04.2, DOM-B04.3: turned over, so that the former bottom card ends on top. This is not discarding. */
export function turnDeck(x: Turn): void {
  const count = x.deckOf().length;
  for (let i = 0; i < count; i++) x.moveTop(deck(x.me), discard(x.me));
  showTop(x, x.me);
  x.out?.push({ t: 'turned-deck', seat: x.me, count, top: topOf(x, x.me) });
}

/** DOM-3.1: the top card of a discard pile is visible to all. */
function showTop(x: Turn, seat: Seat): void {
  x.reveal(discard(seat), x.discardOf(seat).length - 1);
}

function topOf(x: Turn, seat: Seat): Card {
  return x.discardOf(seat)[x.discardOf(seat).length - 1] as Card;
}

function tell(x: Turn, seat: Seat, cards: readonly Card[], open: boolean): void {
  const shown = open || cards.length === 1;
  x.out?.push({ t: 'discarded', seat, count: cards.length, cards, top: topOf(x, seat), open: shown });
}
