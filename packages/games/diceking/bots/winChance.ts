import type { Standing } from './standing.ts';
import { WEIGHTS } from './winWeights.ts';

/** What a chance to win is made of, learned with two seats. */
export interface WinWeights {
  /** The square of the spread of the final lead: with no tile left, and more with each tile. */
  readonly spread: number;
  readonly spreadPerTile: number;
  /** Points that a joker is worth for each tile left, up to eight, face up and face down. */
  readonly joker: number;
  readonly superJoker: number;
  /** Points that it is worth to have moved last, for each tile left up to eight. */
  readonly moved: number;
  /** Points that each tile left is worth besides. */
  readonly perTile: number;
}

/** Tiles beyond which jokers and the move are worth no more. */
const EARLY = 8;

/** The chance to win after one's own turn, by the weights. The same on every machine: square roots only. */
export function chanceBy(weights: WinWeights, { points, jokers, superJokers, tiles }: Standing): number {
  const early = Math.min(tiles, EARLY) / EARLY;
  const assets = jokers * weights.joker + superJokers * weights.superJoker + weights.moved;
  const lead = points + early * assets + tiles * weights.perTile;
  const x = lead / Math.sqrt(weights.spread + tiles * weights.spreadPerTile);
  return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
}

export function winChance(standing: Standing): number {
  return chanceBy(WEIGHTS, standing);
}
