import { below, seedFast } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { decisiveRatio, LEVEL_APART, logLikelihoodRatio, type Verdict, verdictOf } from './sprt.ts';

/** A match of duplicate deals in which the first bot wins each game with this chance. */
function playMatch(chance: number, rng: number[]): { verdict: Verdict; deals: number } {
  const shares: number[] = [];
  let verdict: Verdict = 'undecided';
  while (verdict === 'undecided') {
    const wins = [0, 1].filter(() => below(rng, 10_000) < 10_000 * chance).length;
    shares.push(wins / 2);
    verdict = verdictOf(shares, LEVEL_APART);
  }
  return { verdict, deals: shares.length };
}

function playMatches(chance: number, matches: number) {
  const rng = seedFast(22);
  return Array.from({ length: matches }, () => playMatch(chance, rng));
}

const shareOf = (verdict: Verdict, chance: number) =>
  playMatches(chance, 300).filter((match) => match.verdict === verdict).length / 300;

describe('the sequential test', () => {
  test('rarely takes an equal bot for a better one', () => {
    expect(shareOf('better', 0.5)).toBeLessThanOrEqual(0.02);
  });

  test('rarely misses a bot that is better by enough', () => {
    expect(shareOf('no-better', 0.58)).toBeLessThanOrEqual(0.02);
  });

  test('needs few games where the difference is large', () => {
    const deals = playMatches(0.9, 50).map((match) => match.deals);
    expect(Math.max(...deals)).toBeLessThan(40);
  });

  test('needs fewer deals where both bots win the same deals', () => {
    const paired = Array.from({ length: 60 }, (_, i) => (i % 5 === 0 ? 1 : 0.5));
    const unpaired = paired.map((share, i) => (share === 0.5 ? i % 2 : share));
    expect(logLikelihoodRatio(paired, LEVEL_APART)).toBeGreaterThan(logLikelihoodRatio(unpaired, LEVEL_APART));
  });

  test('knows nothing before the first deal', () => {
    expect(logLikelihoodRatio([], LEVEL_APART)).toBe(0);
    expect(decisiveRatio(LEVEL_APART)).toBeCloseTo(4.595, 3);
  });
});
