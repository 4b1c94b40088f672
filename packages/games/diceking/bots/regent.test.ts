import { type Decision, isLegal, openDecision, openDecisions, randomAnswer, seedFast } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { type DicekingState, diceking } from '../index.ts';
import { regent } from './regent.ts';

const newGame = (seats: number, seed: number) =>
  diceking.setup(diceking.parseOptions({}, seats), seats, seedFast(seed));

function choose(state: DicekingState, seat: number) {
  const decision = openDecision(state, seat) as Decision;
  return regent.choose({ game: diceking, state, decision, rng: seedFast(1), stop: () => false });
}

describe.each([2, 3, 4])('with %i seats', (seats) => {
  test('every answer is legal and the game ends', () => {
    const state = newGame(seats, 3);
    while (state.flow.outcome === null) {
      const d = openDecisions(state)[0] as Decision;
      const answer = choose(state, d.seat);
      expect(isLegal(d, answer), `${d.prompt}: ${answer.join(' ')}`).toBe(true);
      diceking.apply(state, d.seat, answer);
    }
  });

  test('what a seat cannot know changes no answer, and nothing is changed', () => {
    const state = newGame(seats, 4);
    const rng = seedFast(9);
    let compared = 0;
    for (let left = 60; state.flow.outcome === null && left > 0; left--) {
      const d = openDecisions(state)[0] as Decision;
      const twin = diceking.clone(state);
      diceking.determinize(twin, d.seat, rng);
      const before = JSON.stringify(state);
      expect(choose(twin, d.seat), d.prompt).toEqual(choose(state, d.seat));
      expect(JSON.stringify(state)).toBe(before);
      if (JSON.stringify(twin.zones) !== JSON.stringify(state.zones)) compared++;
      diceking.apply(state, d.seat, randomAnswer(d, rng));
    }
    expect(compared).toBeGreaterThan(40);
  });
});
