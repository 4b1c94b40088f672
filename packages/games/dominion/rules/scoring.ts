import type { Card } from '@regalia/kernel';
import { cardOf } from './cards/printed.ts';

/** DOM-11.4, DOM-11.6: victory points of all these cards. */
export function pointsOf(owned: readonly Card[]): number {
  let total = 0;
  for (const card of owned) total += pointsEach(card, owned);
  return total;
}

/** What one copy is worth among all the cards its owner has. */
export function pointsEach(card: Card, owned: readonly Card[]): number {
  const { points } = cardOf(card);
  return typeof points === 'number' ? points : points(owned);
}
