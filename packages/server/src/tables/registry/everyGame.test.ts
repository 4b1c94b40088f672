import { GAMES } from '@regalia/games';
import { type Answer, openDecision, randomAnswer, seedFast } from '@regalia/kernel';
import { expect, test } from 'vitest';
import type { Jobs } from '../../ports/jobs.ts';
import { ANN, EVE, VirtualTables } from '../../testing/VirtualTables.ts';

const randomBots: Jobs = {
  think: async ({ state, seat, seed }): Promise<Answer> => randomAnswer(openDecision(state, seat)!, seedFast(seed)),
  close: async () => undefined,
};

test.each([...GAMES.keys()])('%s is played at a table with bots, and is the same after a restart', async (game) => {
  const world = new VirtualTables({ jobs: randomBots });
  const seats = Array.from({ length: GAMES.get(game)!.seats.max }, (_, i) =>
    i === 0 ? { kind: 'me' as const } : { kind: 'bot' as const, level: 'random' },
  );
  const { id, ann } = await world.play({ game, seats });
  const rng = seedFast(5);
  for (let turn = 0; turn < 25 && ann.update.end === null; turn++) {
    const [d] = ann.update.decisions;
    if (d !== undefined) await ann.says({ type: 'answer', step: ann.update.step, answer: [...randomAnswer(d, rng)] });
    await world.pass(3000);
  }
  expect(ann.last('error')).toBeUndefined();
  expect(ann.update.step).toBeGreaterThan(10);
  const told = async (from: VirtualTables) => [(await from.page(id, ANN)).update, (await from.page(id, EVE)).update];
  const expected = await told(world);
  expect(await told(world.restarted())).toEqual(expected);
});
