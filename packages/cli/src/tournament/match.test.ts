import { randomBot } from '@regalia/bots';
import { GAMES } from '@regalia/games';
import type { Bot, Game } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { gamesPerDeal, type Match, playDeal, shareOfDeal } from './match.ts';
import { seatingsFor } from './seatings.ts';

const tides = GAMES.get('tides') as Game;
const match: Match = {
  game: 'tides',
  revision: tides.revision,
  seats: 2,
  options: tides.parseOptions(undefined, 2),
  challenger: 'first',
  opponent: 'random',
};
const first: Bot = { name: 'first', choose: ({ decision }) => decision.options.slice(0, decision.min) };

describe.each([2, 3, 4, 5, 6, 7])('with %i seats', (seats) => {
  test('both bots have every seat equally often', () => {
    const seatings = seatingsFor(seats);
    for (let seat = 0; seat < seats; seat++) {
      expect(seatings.filter((seating) => seating[seat])).toHaveLength(seatings.length / 2);
    }
  });

  test('no seating is played twice', () => {
    expect(new Set(seatingsFor(seats).map(String)).size).toBe(gamesPerDeal(seats));
  });
});

test('a deal without chance in the bots is won as often as lost by equal bots', () => {
  for (const deal of [0, 1, 2]) expect(shareOfDeal(playDeal(tides, match, [first, first], 1, deal), 2)).toBe(0.5);
});

test('a deal can be played again', () => {
  const play = () => playDeal(tides, match, [first, randomBot], 4, 7);
  expect(play()).toBe(play());
});
