import { wilson } from '../simulate/wilson.ts';
import { gamesPerDeal, type Match, shareOfDeal } from './match.ts';
import { type Hypotheses, logLikelihoodRatio, meanOf, type Verdict, verdictOf } from './sprt.ts';

/** A match as far as it was played. */
export interface MatchResult {
  readonly match: Match;
  /** The challenger's wins in each deal, in the parts of `playDeal`. */
  readonly deals: number[];
}

/** A tournament as its file holds it. */
export interface Tournament {
  readonly seed: number;
  readonly hypotheses: Hypotheses;
  readonly results: readonly MatchResult[];
}

/** The figures of a match. */
export interface MatchSummary extends Match {
  readonly verdict: Verdict;
  readonly games: number;
  /** Share of wins of the challenger, with its 95 % confidence interval. */
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  /** How many points of Elo's scale the challenger is ahead by that rate. */
  readonly elo: number;
  readonly logLikelihoodRatio: number;
  /** How much smaller the spread is than with as many games of different deals, in percent. */
  readonly luckRemoved: number;
}

/** The challenger's share of each deal. */
export function sharesOf({ match, deals }: MatchResult): number[] {
  return deals.map((parts) => shareOfDeal(parts, match.seats));
}

export function summarizeMatch(result: MatchResult, hypotheses: Hypotheses): MatchSummary {
  const shares = sharesOf(result);
  const games = shares.length * gamesPerDeal(result.match.seats);
  const winRate = shares.length === 0 ? hypotheses.equal : meanOf(shares);
  const [low, high] = games === 0 ? [0, 1] : wilson(winRate, games);
  return {
    ...result.match,
    verdict: verdictOf(shares, hypotheses),
    games,
    winRate: rounded(winRate, 4),
    low: rounded(low, 4),
    high: rounded(high, 4),
    elo: Math.round(eloOf(winRate, games)),
    logLikelihoodRatio: rounded(logLikelihoodRatio(shares, hypotheses), 2),
    luckRemoved: Math.round(100 * luckRemoved(shares, gamesPerDeal(result.match.seats))),
  };
}

/** Elo's difference for a rate of wins; a clean sweep counts as half a game short of one. */
function eloOf(winRate: number, games: number): number {
  const edge = 0.5 / Math.max(1, games);
  const rate = Math.min(1 - edge, Math.max(edge, winRate));
  return 400 * Math.log10(rate / (1 - rate));
}

/** 1 minus the variance of deals relative to independent games; 0 where that says nothing. */
function luckRemoved(shares: readonly number[], games: number): number {
  if (shares.length < 2) return 0;
  const mean = meanOf(shares);
  const independent = (mean * (1 - mean)) / games;
  if (independent === 0) return 0;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1);
  return Math.max(0, 1 - variance / independent);
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
