import { BOTS } from '@regalia/bots';
import { GAMES } from '@regalia/games';
import type { Bot, Game } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { addTally, emptyTally, playSeries, winRate } from './tally.ts';
import { wilson } from './wilson.ts';

const tides = GAMES.get('tides') as Game;
const random = BOTS.get('random')?.bot as Bot;
const series = { bots: [random, random], options: tides.parseOptions(undefined, 2), seed: 3 };

test('the chunks of a series add up to the whole', () => {
  const parts = emptyTally(2);
  for (const [from, to] of [
    [20, 40],
    [0, 7],
    [7, 20],
  ] as const)
    addTally(parts, playSeries(tides, series, from, to));
  expect(parts).toEqual(playSeries(tides, series, 0, 40));
});

test('win rates add up to 1', () => {
  const { games, bots } = playSeries(tides, series, 0, 60);
  expect(bots.reduce((sum, bot) => sum + winRate(bot, games), 0)).toBeCloseTo(1);
});

test("Wilson's interval, by the published example of 10 successes in 10 trials and of half", () => {
  const [low, high] = wilson(1, 10);
  expect(low).toBeCloseTo(0.7225, 3);
  expect(high).toBeCloseTo(1);
  expect(wilson(0.5, 100).map((bound) => Number(bound.toFixed(4)))).toEqual([0.4038, 0.5962]);
});
