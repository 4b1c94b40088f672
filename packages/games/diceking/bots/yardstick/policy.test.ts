import { type Decision, isLegal, openDecisions, type Policy, pushRandomAnswer, seedFast } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { diceking } from '../../index.ts';
import type { DicekingState } from '../../rules/state.ts';
import { newGame } from '../../testing/table.ts';
import { firstPolicy as policy, reeve } from './policy.ts';

const chance: Policy<DicekingState> = (_, d, rng, answer) => pushRandomAnswer(d, rng, answer);

/** A game in which the policy answers for one seat, or for all, and chance for the others. */
function play(seats: number, seed: number, mine: (seat: number) => boolean): DicekingState {
  const s = diceking.setup(diceking.parseOptions({}, seats), seats, seedFast(seed));
  const mixed: Policy<DicekingState> = (s, d, rng, answer) => (mine(d.seat) ? policy : chance)(s, d, rng, answer);
  expect(diceking.playOut(s, mixed, seedFast(seed), 5000)).toBe(true);
  return s;
}

describe('the policy of playouts', () => {
  test.each([2, 3, 4])('plays games of %i seats to the end, with nothing lost or doubled', (seats) => {
    for (let seed = 1; seed <= 20; seed++) diceking.checkInvariants(play(seats, seed, () => true));
  });

  test('beats chance in nine of ten games', () => {
    let won = 0;
    for (let seed = 1; seed <= 100; seed++) {
      const me = seed % 2;
      if (play(2, seed, (seat) => seat === me).flow.outcome?.winners.includes(me)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(90);
  });

  test('is what the bot `reeve` plays by', () => {
    const state = newGame(3, 7).state;
    for (let left = 400; state.flow.outcome === null && left > 0; left--) {
      const d = openDecisions(state)[0] as Decision;
      const answer: number[] = [];
      policy(state, d, seedFast(left), answer);
      const task = { game: diceking, state, decision: d, rng: seedFast(left), stop: () => false };
      expect(reeve.choose(task as never), d.prompt).toEqual(answer);
      expect(isLegal(d, answer), d.prompt).toBe(true);
      diceking.apply(state, d.seat, answer);
    }
    expect(state.flow.outcome).not.toBeNull();
  });

  test('takes fewer alarms than chance', () => {
    const alarms = (mine: boolean) => {
      let turns = 0;
      for (let seed = 1; seed <= 30; seed++) turns += 15 - play(2, seed, () => mine).fireSupply;
      return turns;
    };
    expect(alarms(true)).toBeLessThan(alarms(false));
  });
});
