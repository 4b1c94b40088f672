import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { summarizeMatch } from './results.ts';
import { LEVEL_APART } from './sprt.ts';

const match: Match = { game: 'tides', revision: 1, seats: 2, options: {}, challenger: 'easy', opponent: 'beginner' };
const WIN = 840;

test('a match is summarized by rate, interval, Elo and verdict', () => {
  const deals = Array.from({ length: 20 }, (_, i) => (i % 5 === 0 ? WIN / 2 : WIN));
  expect(summarizeMatch({ match, deals }, LEVEL_APART)).toMatchObject({
    games: 40,
    winRate: 0.9,
    low: 0.7695,
    high: 0.9604,
    elo: 382,
    verdict: 'better',
  });
});

test('a clean sweep has a finite difference', () => {
  const { elo, winRate } = summarizeMatch({ match, deals: [WIN, WIN] }, LEVEL_APART);
  expect(winRate).toBe(1);
  expect(elo).toBe(338);
});

test('nothing played is undecided', () => {
  expect(summarizeMatch({ match, deals: [] }, LEVEL_APART)).toMatchObject({ games: 0, verdict: 'undecided', elo: 0 });
});

test('luck is removed where each deal is won once by either', () => {
  const even = new Array<number>(20).fill(WIN / 2);
  expect(summarizeMatch({ match, deals: even }, LEVEL_APART).luckRemoved).toBe(100);
  const uneven = even.map((_, i) => (i % 2) * WIN);
  expect(summarizeMatch({ match, deals: uneven }, LEVEL_APART).luckRemoved).toBe(0);
});
