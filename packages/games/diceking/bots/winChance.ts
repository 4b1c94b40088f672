import type { Standing } from './standing.ts';
import { WEIGHTS, type WinWeights } from './winWeights.ts';

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
