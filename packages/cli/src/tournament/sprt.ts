/** What a match decides between, and how often the decision may be wrong either way. */
export interface Hypotheses {
  /** The share of wins of a bot that is no better. */
  readonly equal: number;
  /** The share of wins of a bot that is better by enough. */
  readonly better: number;
  /** Both the chance of a wrong "better" and of a wrong "no better". */
  readonly error: number;
}

export const LEVEL_APART: Hypotheses = { equal: 0.5, better: 0.58, error: 0.01 };

export type Verdict = 'better' | 'no-better' | 'undecided';

/** Deals of the spread of two coin flips that stand in for the spread of the first deals. */
const PRIOR_DEALS = 4;
const PRIOR_VARIANCE = 1 / 8;

/**
 * The log likelihood ratio of `better` against `equal` after some deals, each with a share of wins from 0 to 1. Takes the
 * spread of deals from the deals themselves, so that luck which duplicate deals cancel out needs no further games.
 */
export function logLikelihoodRatio(shares: readonly number[], { equal, better }: Hypotheses): number {
  const n = shares.length;
  if (n === 0) return 0;
  return (n * (better - equal) * (2 * meanOf(shares) - equal - better)) / (2 * varianceOf(shares));
}

/** The ratio at which a match ends, upward or downward. */
export function decisiveRatio({ error }: Hypotheses): number {
  return Math.log((1 - error) / error);
}

export function verdictOf(shares: readonly number[], hypotheses: Hypotheses): Verdict {
  const ratio = logLikelihoodRatio(shares, hypotheses);
  if (Math.abs(ratio) < decisiveRatio(hypotheses)) return 'undecided';
  return ratio > 0 ? 'better' : 'no-better';
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function varianceOf(shares: readonly number[]): number {
  const mean = meanOf(shares);
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  return (squares + PRIOR_DEALS * PRIOR_VARIANCE) / (shares.length + PRIOR_DEALS);
}
