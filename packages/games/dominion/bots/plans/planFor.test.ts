import { seedFast } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { dominion } from '../../index.ts';
import type { DominionState } from '../../rules/state.ts';
import type { Plan } from './plan.ts';
import { planFor } from './planFor.ts';

const FIRST_GAME = { kingdom: 'first-game' };
const newGame = (seed: number, options: unknown = FIRST_GAME) =>
  dominion.setup(dominion.parseOptions(options, 2), 2, seedFast(seed));
const plan = (s: DominionState, stage: number, slices: number, stop = () => false): Plan =>
  planFor(dominion, s, { stage, slices }, stop);

test('the plan is the same for every deal of a Kingdom', () => {
  expect(plan(newGame(1), 1, 12)).toEqual(plan(newGame(2), 1, 12));
});

test('later stages leave the earlier plan as it was', () => {
  const first = plan(newGame(1), 1, 13);
  plan(newGame(1), 2, 13);
  expect(plan(newGame(1), 1, 13)).toBe(first);
});

test('work that was interrupted goes on to the same plan', () => {
  const whole = plan(newGame(1), 1, 28);
  let left = 0;
  for (let i = 0; i < 10; i++) {
    left = 2;
    plan(newGame(1), 2, 14, () => left-- <= 0);
  }
  expect(plan(newGame(1), 2, 14)).toEqual(whole);
});

test('without any time there is a plan all the same', () => {
  expect(plan(newGame(1), 1, 16, () => true).lines.length).toBeGreaterThan(0);
});
