import { COLORS, type Color, cardOf } from '@regalia/games/citadels';
import type { Card } from '@regalia/kernel';

export interface ColorGroup {
  /** Null for what stands in a city without being of a color. */
  readonly color: Color | null;
  readonly cards: readonly Card[];
}

/** The buildings of a city by color; within a color the dearest last. */
export function groupsOf(cards: readonly Card[]): ColorGroup[] {
  return [...COLORS, null]
    .map((color) => ({
      color,
      cards: cards
        .filter((card) => cardOf(card).color === color)
        .toSorted((a, b) => cardOf(a).cost - cardOf(b).cost || a - b),
    }))
    .filter((group) => group.cards.length > 0);
}

/** Buildings by color, then action cards. */
export function inHandOrder(cards: readonly Card[]): Card[] {
  return groupsOf(cards).flatMap((group) => group.cards);
}
