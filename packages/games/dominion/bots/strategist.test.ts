import { type Decision, isLegal, openDecision, openDecisions, randomAnswer, seedFast } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { type DominionState, dominion } from '../index.ts';
import { makeStrategist } from './strategist.ts';

const QUICK = makeStrategist('quick', { slices: 3, rollouts: 8 });
const BLIND = makeStrategist('blind', { slices: 3, rollouts: 0 });

const newGame = (seed: number, seats: number, kingdom = 'random') =>
  dominion.setup(dominion.parseOptions({ kingdom, sets: 'both' }, seats), seats, seedFast(seed));

function choose(state: DominionState, seat: number, bot = QUICK, stop = () => false) {
  const decision = openDecision(state, seat) as Decision;
  return bot.choose({ game: dominion, state: dominion.clone(state), decision, rng: seedFast(5), stop });
}

describe.each([BLIND, QUICK])('$name', (bot) => {
  test('every answer is legal, in any Kingdom, with any number of seats', () => {
    for (let seed = 0; seed < 5; seed++) {
      const state = newGame(seed, 2 + (seed % 3), seed % 4 === 0 ? 'in-turn' : 'random');
      for (let left = 60; state.flow.outcome === null && left > 0; left--) {
        const d = openDecisions(state)[0] as Decision;
        const answer = choose(state, d.seat, bot);
        expect(isLegal(d, answer), `${d.prompt}: ${answer.join(' ')} of ${d.options.join(' ')}`).toBe(true);
        dominion.apply(state, d.seat, answer);
      }
    }
  });

  test('what a seat cannot know changes no answer', () => {
    let compared = 0;
    for (let seed = 0; seed < 4; seed++) {
      const state = newGame(seed, 2);
      const rng = seedFast(seed);
      for (let left = 40; state.flow.outcome === null && left > 0; left--) {
        const d = openDecisions(state)[0] as Decision;
        const twin = dominion.clone(state);
        dominion.determinize(twin, d.seat, rng);
        expect(choose(twin, d.seat, bot), d.prompt).toEqual(choose(state, d.seat, bot));
        if (JSON.stringify(twin.zones) !== JSON.stringify(state.zones)) compared++;
        dominion.apply(state, d.seat, randomAnswer(d, rng));
      }
    }
    expect(compared).toBeGreaterThan(50);
  });
});

test('it beats plain money in Kingdoms it never saw', () => {
  const rival = dominion.bots.find(({ name }) => name === 'basic-big-money');
  const planner = makeStrategist('planner', { slices: 40, rollouts: 0 });
  let won = 0;
  const GAMES = 40;
  for (let i = 0; i < GAMES; i++) {
    const state = newGame(Math.floor(i / 10), 2);
    while (state.flow.outcome === null) {
      const d = openDecisions(state)[0] as Decision;
      const bot = d.seat === i % 2 ? planner : rival;
      dominion.apply(state, d.seat, choose(state, d.seat, bot));
    }
    if (state.flow.outcome.winners.includes(i % 2)) won++;
  }
  expect(won / GAMES).toBeGreaterThan(0.65);
}, 120_000);

test('it answers at once when there is no time', () => {
  const state = newGame(1, 2);
  const d = openDecisions(state)[0] as Decision;
  let asked = 0;
  const stop = () => ++asked > 0;
  expect(isLegal(d, choose(state, d.seat, makeStrategist('hasty', { slices: 1e6, rollouts: 1e6 }), stop))).toBe(true);
  expect(asked).toBeLessThan(5);
});
