import { type CardType, cardOf } from '@regalia/games/dominion';
import type { Card } from '@regalia/kernel';

const RANK: Readonly<Record<CardType, number>> = {
  action: 0,
  attack: 0,
  reaction: 0,
  treasure: 1,
  victory: 2,
  curse: 3,
};

/** Actions first, then Treasures, then the rest; the dearest first among them. */
export function inHandOrder(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => rankOf(a) - rankOf(b) || cardOf(b).cost - cardOf(a).cost || a - b);
}

function rankOf(card: Card): number {
  return Math.min(...cardOf(card).types.map((type) => RANK[type]));
}
