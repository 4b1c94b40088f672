import { ascending, type Card } from '@regalia/kernel';

/** Copies of a kind are one option that may be taken several times. */
export function countKinds(cards: readonly Card[]): { options: Card[]; limits: number[] } {
  const options: Card[] = [];
  const limits: number[] = [];
  for (const card of ascending(cards)) {
    if (options.at(-1) === card) limits.push((limits.pop() as number) + 1);
    else {
      options.push(card);
      limits.push(1);
    }
  }
  return { options, limits };
}
