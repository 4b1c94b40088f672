import { ascending, type Seat } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { deck, discard, hand } from '../zones.ts';

/** Whether there is a card to draw or reveal, if need be after a shuffle. */
export function canDraw(x: Turn, seat: Seat = x.me): boolean {
  return x.deckOf(seat).length > 0 || x.discardOf(seat).length > 0;
}

/**
 * DOM-6.3, DOM-7.11: makes sure that the deck has a top card, shuffling the discard pile only if the deck is empty. False
 * if there is no card at all.
 */
export function readyDeck(x: Turn, seat: Seat = x.me): boolean {
  if (x.deckOf(seat).length > 0) return true;
  const count = x.discardOf(seat).length;
  if (count === 0) return false;
  x.moveAll(discard(seat), deck(seat));
  x.shuffle(deck(seat));
  x.out?.push({ t: 'shuffled', seat, count });
  return true;
}

/** Whether the hand is smaller than that and there is a card to draw. */
export function canDrawUpTo(size: number): (x: Turn) => boolean {
  return (x) => x.handOf().length < size && canDraw(x);
}

/** DOM-7.1: as many as there are, at most `count`. */
export function draw(x: Turn, count: number, seat: Seat = x.me): void {
  const held = x.handOf(seat).length;
  let left = count;
  while (left > 0 && readyDeck(x, seat)) left -= x.moveTops(deck(seat), hand(seat), left);
  if (left < count) x.out?.push({ t: 'drew', seat, count: count - left, cards: ascending(x.handOf(seat).slice(held)) });
}
