import { COLORS, type Color, cardOf } from '@regalia/games/citadels';
import type { Card } from '@regalia/kernel';
import { paths as purple } from '~icons/game-icons/cut-diamond';
import { paths as blue } from '~icons/game-icons/holy-symbol';
import { paths as yellow } from '~icons/game-icons/imperial-crown';
import { paths as green } from '~icons/game-icons/scales';
import { paths as red } from '~icons/game-icons/swords-emblem';
import type { Tone } from '../../kit/cards/tone.ts';

/** Each colour has a tone and a sign of its own. */
export const TONES: Readonly<Record<Color, Tone>> = {
  yellow: 'topaz',
  blue: 'sapphire',
  green: 'emerald',
  red: 'ruby',
  purple: 'amethyst',
};

export const SIGNS: Readonly<Record<Color, readonly string[]>> = { yellow, blue, green, red, purple };

export interface Group {
  /** Null for what stands in a city without being of a colour. */
  readonly color: Color | null;
  readonly cards: readonly Card[];
}

/** The buildings of a city by colour; within a colour the dearest last. */
export function groupsOf(cards: readonly Card[]): Group[] {
  return [...COLORS, null]
    .map((color) => ({
      color,
      cards: cards
        .filter((card) => cardOf(card).color === color)
        .toSorted((a, b) => cardOf(a).cost - cardOf(b).cost || a - b),
    }))
    .filter((group) => group.cards.length > 0);
}

/** Buildings by colour, then action cards. */
export function inHandOrder(cards: readonly Card[]): Card[] {
  return groupsOf(cards).flatMap((group) => group.cards);
}
