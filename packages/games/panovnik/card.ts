import type { Card } from '@regalia/kernel';
import { type Colour, parseColours } from './colours.ts';
import { parseReward, type Reward } from './rewards.ts';

export const CHARACTER_COUNT = 64;
export const CARD_COUNT = 88;
export const TOP_LEVEL = 5;
/** PAN-2.6. */
export const TOP_LAW_LEVEL = 4;
/** PAN-7.11. */
export const LEVEL_FIVE_POINTS = 15;

export const isLaw = (card: Card): boolean => card > CHARACTER_COUNT;

/** A character or a law; its card is its printed number. */
export interface PanovnikCard {
  readonly id: string;
  /** Top left, top right, bottom (PAN-1.12). */
  readonly segments: readonly [Colour, Colour, Colour];
  /** Gems of the rows of levels 1 to 4; none on a law. */
  readonly costs: readonly Colour[];
  /** Rewards of the rows of levels 1 to 4; of a law that lets choose, its options. */
  readonly rewards: readonly (readonly Reward[])[];
}

export function character(id: string, segments: string, costs: string, ...rows: readonly string[]): PanovnikCard {
  return {
    id,
    segments: parseColours(segments) as [Colour, Colour, Colour],
    costs: parseColours(costs),
    rewards: rows.map(parseReward),
  };
}

const table: (PanovnikCard | undefined)[] = [undefined];
const byId = new Map<string, Card>();
const segments: [Colour[], Colour[], Colour[]] = [[0], [0], [0]];
const costs: number[] = new Array(4 * (TOP_LEVEL + 1)).fill(0);

/** Fills the table of cards, once, in the order of their numbers. */
export function registerCards(cards: readonly PanovnikCard[]): void {
  for (const one of cards) {
    byId.set(one.id, table.length);
    table.push(one);
    one.segments.forEach((colour, i) => {
      segments[i]?.push(colour);
    });
    costs.push(...cumulativeCosts(one.costs));
  }
}

/** PAN-7.6: gems of each colour for level 0 (nothing) to 5. */
function cumulativeCosts(rows: readonly Colour[]): number[] {
  const sum = [0, 0, 0, 0];
  const all = sum.slice();
  for (let level = 1; level <= TOP_LEVEL; level++) {
    const colour = rows[Math.min(level, rows.length) - 1];
    if (colour !== undefined) sum[colour] = (sum[colour] as number) + 1;
    all.push(...sum);
  }
  return all;
}

export function cardOf(card: Card): PanovnikCard {
  const found = table[card];
  if (found === undefined) throw new RangeError(`there is no card ${card}`);
  return found;
}

/** All cards by name. */
export const CARD_IDS: ReadonlyMap<string, Card> = byId;

export const topLeft = (card: Card): Colour => segments[0][card] as Colour;
export const topRight = (card: Card): Colour => segments[1][card] as Colour;
export const bottom = (card: Card): Colour => segments[2][card] as Colour;

/** PAN-7.6: gems of a colour that the card costs on a level; laws cost nothing (PAN-7.13). */
export function costOf(card: Card, level: number, colour: Colour): number {
  return costs[(card * (TOP_LEVEL + 1) + level) * 4 + colour] as number;
}
