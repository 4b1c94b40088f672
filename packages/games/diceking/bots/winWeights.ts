import type { WinWeights } from './winChance.ts';

/**
 * Made by `npm run train:diceking -- 400 1`: 400 games of `steward` against itself with two seats and seed 1, coordinate
 * descent on the log loss (0.5618 over 13,727 positions).
 */
export const WEIGHTS: WinWeights = {
  spread: 31.563,
  spreadPerTile: 24.469,
  joker: 1.047,
  superJoker: 2.275,
  moved: -5.75,
  perTile: 0.133,
};
