import { GAMES } from '@regalia/games';
import type { Game } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { chooseTables, shareOf } from './tables.ts';

const citadels = GAMES.get('citadels') as Game;
const tides = GAMES.get('tides') as Game;
const seatsOf = (...args: Parameters<typeof chooseTables>) =>
  chooseTables(...args).map(({ game, seats }) => `${game.id} ${seats}`);

test('measures the fewest and the most seats by default', () => {
  expect(seatsOf([citadels, tides], undefined, false)).toEqual(['citadels 2', 'citadels 7', 'tides 2']);
});

test('--mixed uses the usual number of seats', () => {
  expect(seatsOf([citadels, tides], undefined, true)).toEqual(['citadels 4', 'tides 2']);
});

test('--seats measures one seat count and rejects invalid ones', () => {
  expect(seatsOf([citadels], 5, false)).toEqual(['citadels 5']);
  expect(() => chooseTables([citadels], 8, false)).toThrow('--seats must be from 2 to 7 for citadels, not 8.');
});

test('a share is in percent', () => {
  expect([shareOf(1, 3), shareOf(5, 4)]).toEqual([33, 125]);
});
