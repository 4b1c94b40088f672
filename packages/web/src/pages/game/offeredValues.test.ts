import { dominion } from '@regalia/games/dominion';
import type { Game } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { offeredValues } from './offeredValues.ts';

test('values naming missing seats are not offered', () => {
  const game = dominion as unknown as Game;
  const values = dominion.options.find(({ key }) => key === 'starter')?.values ?? [];
  expect(offeredValues(game, 2, 'starter', values)).toEqual(['random', 'seat-1', 'seat-2']);
  expect(offeredValues(game, 4, 'starter', values)).toEqual(['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4']);
});
