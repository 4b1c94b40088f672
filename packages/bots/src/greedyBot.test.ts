import { GAMES } from '@regalia/games';
import { type Game, hasChoice, isLegal, openDecision, type State, seedFast } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { dealSeeds, playArena, seatRotation } from './arena.ts';
import { BOTS } from './botLevels.ts';
import { chooseFor } from './choose.ts';
import { makeGreedyBot } from './greedyBot.ts';

const tides = GAMES.get('tides') as Game;
const options = tides.parseOptions(undefined, 2);
const bots = ['greedy', 'random'].map((name) => BOTS.get(name)!.bot);

test('greedy beats random at Tides of Time', () => {
  const games = 120;
  let won = 0;
  for (let index = 0; index < games; index++) {
    const seats = seatRotation(2, index);
    const players = seats.map((bot) => bots[bot]!);
    const { winners } = playArena(tides, options, players, dealSeeds(1, index >> 1)).outcome;
    if (winners.includes(seats.indexOf(0))) won += 1 / winners.length;
  }
  expect(won / games).toBeGreaterThan(0.8);
});

test('an arena game can be repeated', () => {
  const play = () => playArena(tides, options, bots, dealSeeds(4, 2));
  expect(play()).toEqual(play());
});

test('out of time at once, greedy still answers', () => {
  expect(
    isLegal(
      openDecision(start(), 0)!,
      choose(() => true),
    ),
  ).toBe(true);
});

test('greedy polls the clock at every answer it tries and stops in time', () => {
  let asked = 0;
  const answer = choose(() => ++asked > 9);
  expect(asked).toBe(10);
  expect(isLegal(openDecision(start(), 0)!, answer)).toBe(true);
});

test('with more answers than its budget, greedy climbs from the sampled ones', () => {
  const state = start();
  while (openDecision(state, 0)?.prompt !== 'monument') {
    for (const seat of [0, 1]) tides.apply(state, seat, [openDecision(state, seat)!.options[0]!]);
  }
  const narrow = makeGreedyBot('narrow', { worlds: 4, answers: 3, guesses: 3 });
  const answer = chooseFor(tides, state, 0, narrow, seedFast(1));
  expect(hasChoice(openDecision(state, 0)!)).toBe(true);
  expect(isLegal(openDecision(state, 0)!, answer)).toBe(true);
});

function start(): State {
  return tides.setup(options, 2, seedFast(8));
}

function choose(stop: () => boolean) {
  return chooseFor(tides, start(), 0, bots[0]!, seedFast(1), stop);
}
