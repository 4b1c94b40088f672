import { type Card, sortByCardNumber } from '@regalia/kernel';
import type { Color } from '../colors.ts';
import { REVISIONS } from '../revisions.ts';
import type { PanovnikCard } from './card.ts';
import { CHARACTERS } from './characters.ts';
import { LAW_CARDS } from './lawCards.ts';

export type { PanovnikCard } from './card.ts';

export const CHARACTER_COUNT = CHARACTERS.length;
export const CARD_COUNT = CHARACTERS.length + LAW_CARDS.length;
export const TOP_LEVEL = 5;
/** PAN-2.6. */
export const TOP_LAW_LEVEL = 4;
/** PAN-7.11. */
export const LEVEL_FIVE_POINTS = 15;

export const isLaw = (card: Card): boolean => card > CHARACTER_COUNT;

/** All cards in the order of their numbers, which begin at 1. */
const CARDS: readonly PanovnikCard[] = sortByCardNumber(REVISIONS, [...CHARACTERS, ...LAW_CARDS]);
/** All cards by name. */
export const CARD_IDS: ReadonlyMap<string, Card> = new Map(CARDS.map(({ id }, i) => [id, i + 1]));

export function cardOf(card: Card): PanovnikCard {
  const found = CARDS[card - 1];
  if (found === undefined) throw new RangeError(`there is no card ${card}`);
  return found;
}

/** The colors of one segment by card; there is no card 0. */
const colorsAt = (segment: 0 | 1 | 2): readonly Color[] => [0, ...CARDS.map(({ segments }) => segments[segment])];
const [TOP_LEFT, TOP_RIGHT, BOTTOM] = [colorsAt(0), colorsAt(1), colorsAt(2)];

export const topLeft = (card: Card): Color => TOP_LEFT[card] as Color;
export const topRight = (card: Card): Color => TOP_RIGHT[card] as Color;
export const bottom = (card: Card): Color => BOTTOM[card] as Color;

const COSTS: readonly number[] = [
  ...new Array<number>(4 * (TOP_LEVEL + 1)).fill(0),
  ...CARDS.flatMap(({ costs }) => cumulativeCosts(costs)),
];

/** PAN-7.6: gems of each color for level 0 (nothing) to 5. */
function cumulativeCosts(rows: readonly Color[]): number[] {
  const sum = [0, 0, 0, 0];
  const all = sum.slice();
  for (let level = 1; level <= TOP_LEVEL; level++) {
    const color = rows[Math.min(level, rows.length) - 1];
    if (color !== undefined) sum[color] = (sum[color] as number) + 1;
    all.push(...sum);
  }
  return all;
}

/** PAN-7.6: gems of a color that the card costs on a level; laws cost nothing (PAN-7.13). */
export function costOf(card: Card, level: number, color: Color): number {
  return COSTS[(card * (TOP_LEVEL + 1) + level) * 4 + color] as number;
}
