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
