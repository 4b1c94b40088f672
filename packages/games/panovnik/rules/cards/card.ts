import type { Card } from '@regalia/kernel';
import { type Color, parseColors } from '../colors.ts';
import { parseReward, type Reward } from '../rewards.ts';

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
  readonly segments: readonly [Color, Color, Color];
  /** Gems of the rows of levels 1 to 4; none on a law. */
  readonly costs: readonly Color[];
  /** Rewards of the rows of levels 1 to 4; of a law that lets choose, its options. */
  readonly rewards: readonly (readonly Reward[])[];
}

export function character(id: string, segments: string, costs: string, ...rows: readonly string[]): PanovnikCard {
  return {
    id,
    segments: parseColors(segments) as [Color, Color, Color],
    costs: parseColors(costs),
    rewards: rows.map(parseReward),
  };
}

const table: (PanovnikCard | undefined)[] = [undefined];
const byId = new Map<string, Card>();
const segments: [Color[], Color[], Color[]] = [[0], [0], [0]];
const costs: number[] = new Array(4 * (TOP_LEVEL + 1)).fill(0);

/** Fills the table of cards, once, in the order of their numbers. */
export function registerCards(cards: readonly PanovnikCard[]): void {
  for (const one of cards) {
    byId.set(one.id, table.length);
    table.push(one);
    one.segments.forEach((color, i) => {
      segments[i]?.push(color);
    });
    costs.push(...cumulativeCosts(one.costs));
  }
}

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

export function cardOf(card: Card): PanovnikCard {
  const found = table[card];
  if (found === undefined) throw new RangeError(`there is no card ${card}`);
  return found;
}

/** All cards by name. */
export const CARD_IDS: ReadonlyMap<string, Card> = byId;

export const topLeft = (card: Card): Color => segments[0][card] as Color;
export const topRight = (card: Card): Color => segments[1][card] as Color;
export const bottom = (card: Card): Color => segments[2][card] as Color;

/** PAN-7.6: gems of a color that the card costs on a level; laws cost nothing (PAN-7.13). */
export function costOf(card: Card, level: number, color: Color): number {
  return costs[(card * (TOP_LEVEL + 1) + level) * 4 + color] as number;
}
