import { dominion } from '@regalia/games/dominion';
import type { Game } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { fittingSetup } from './lastSetup.ts';

const game = dominion as Game;
const bots = ['greedy', 'random'];

test('without a last choice the game is laid by the book, with its usual seats and bot', () => {
  const setup = fittingSetup(game, undefined, bots);
  expect(setup).toMatchObject({ seats: 2, options: {} });
  expect(new Set(setup.bots)).toEqual(new Set([game.usualBot]));
});

test('the last choice is taken up again, each seat with its own bot', () => {
  const kept = { seats: 3, options: { kingdom: 'first-game' }, bots: ['random', 'greedy', 'random'], pace: 3 };
  expect(fittingSetup(game, kept, bots)).toEqual(kept);
});

test('what the game does not know any more falls back to the book', () => {
  const setup = fittingSetup(game, { seats: 9, options: { kingdom: 'gone' }, bots: ['gone'], pace: 99 }, bots);
  expect([setup.seats, setup.options, setup.bots[0], setup.pace]).toEqual([2, {}, game.usualBot, 0]);
});
