import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { type DealPlayer, playMatch } from './playMatch.ts';
import type { MatchResult } from './results.ts';

const match: Match = { game: 'tides', revision: 1, seats: 2, options: {}, challenger: 'easy', opponent: 'beginner' };

/** A player whose deals take different times. */
const player: DealPlayer = {
  async play({ deal }) {
    for (let wait = (deal * 7) % 5; wait > 0; wait--) await Promise.resolve();
    return deal % 3;
  },
};

async function play(players: number, result: MatchResult = { match, deals: [] }, most = 20): Promise<MatchResult> {
  await playMatch(result, new Array<DealPlayer>(players).fill(player), {
    seed: 1,
    isOver: ({ deals }) => deals.length >= most,
    onDeal: () => {},
  });
  return result;
}

test('counts the same deals on any number of threads', async () => {
  const alone = await play(1);
  expect(alone.deals).toEqual(Array.from({ length: 20 }, (_, deal) => deal % 3));
  for (const players of [2, 3, 8]) expect(await play(players)).toEqual(alone);
});

test('goes on where it was interrupted', async () => {
  const half = await play(3, { match, deals: [] }, 9);
  expect(half.deals).toHaveLength(9);
  expect(await play(2, structuredClone(half))).toEqual(await play(1));
});

test('a failure of a thread ends the match', async () => {
  const broken: DealPlayer = { play: () => Promise.reject(new Error('out of memory')) };
  const run = playMatch({ match, deals: [] }, [broken], { seed: 1, isOver: () => false, onDeal: () => {} });
  await expect(run).rejects.toThrow('out of memory');
});
