import { dominion } from '@regalia/games/dominion';
import type { Game } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { validSetup } from './lastSetup.ts';

const game = dominion as Game;
const bots = ['greedy', 'random'];

test('without a stored setup the defaults apply', () => {
  const setup = validSetup(game, undefined, bots, 'easy');
  expect(setup).toMatchObject({ seats: 2, options: {} });
  expect(new Set(setup.bots)).toEqual(new Set(['easy']));
});

test('a stored setup is restored, each seat with its own bot', () => {
  const kept = { seats: 3, options: { kingdom: 'first-game' }, bots: ['random', 'greedy', 'random'], pace: 3 };
  expect(validSetup(game, kept, bots, 'easy')).toEqual(kept);
});

test('unknown stored values fall back to the defaults', () => {
  const setup = validSetup(game, { seats: 9, options: { kingdom: 'gone' }, bots: ['gone'], pace: 99 }, bots, 'easy');
  expect([setup.seats, setup.options, setup.bots[0], setup.pace]).toEqual([2, {}, 'easy', 0]);
});
