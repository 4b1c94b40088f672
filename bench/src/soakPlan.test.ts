import { GAMES } from '@regalia/games';
import { seatCounts } from '@regalia/kernel/testing/contract';
import { describe, expect, test } from 'vitest';
import { combinationsOf } from './soakPlan.ts';

/** Who begins makes no other game, a Kingdom is drawn at random, and a number of seats has its usual virtual opponents by name too. */
const ASIDE = ['crown', 'starter', 'kingdom'];
const SAME = ['usual'];

describe.each([...GAMES.values()])('the soak of $id', async (game) => {
  const tried = await combinationsOf(game);

  test('tries every seat count', () => {
    expect([...new Set(tried.map(({ seats }) => seats))]).toEqual(seatCounts(game));
  });

  test.each(game.options.filter(({ key }) => !ASIDE.includes(key)))('tries every value of $key', ({ key, values }) => {
    const met = tried.map(({ seats, options }) => (game.parseOptions(options, seats) as Record<string, unknown>)[key]);
    expect(values.filter((value) => !SAME.includes(value) && !met.includes(value))).toEqual([]);
  });
});
