import type { Card } from '@regalia/kernel';

/** Numbers the copies of a kind from 0. */
export function copiesOf(cards: readonly Card[]): { readonly card: Card; readonly copy: number }[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, copy };
  });
}

/** Each kind once, with how many there are, in the order of their first. */
export function countKinds(cards: readonly Card[]): readonly (readonly [Card, number])[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
