import { tides } from '@regalia/games/tides';
import { type Game, startSitting } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { verifyRecord } from './verify.ts';

const game = tides as unknown as Game;

test('the cards of a guided game were laid, which is no failed proof', () => {
  const record = startSitting(game, { seats: 2, seed: { kind: 'fast', seed: 50 } }).record();
  expect(verifyRecord(game, record)).toEqual({ replays: 'kept', shuffle: 'laid' });
});
