import { openDecisions, randomAnswer, type Seat, seedFast } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { panovnik } from '../index.ts';
import { ALL_COLORS } from '../rules/colors.ts';
import type { PanovnikState } from '../rules/state.ts';
import { cardsIn, FIRST_GEM, returned } from '../rules/zones.ts';

const SAMPLES = 1500;

/** A game in which every seat has just given back two of its gems (PAN-3.3). */
function afterReturns(seats: number, seed: number): PanovnikState {
  const rng = seedFast(seed);
  const s = panovnik.setup(panovnik.parseOptions({}, seats), seats, seedFast(seed));
  while (cardsIn(s, returned(seats - 1)).length === 0) {
    const [d] = openDecisions(s);
    if (d !== undefined) panovnik.apply(s, d.seat, randomAnswer(d, rng));
  }
  return s;
}

function givenBack(s: PanovnikState, seats: readonly Seat[]): number[][] {
  return seats.map((seat) => cardsIn(s, returned(seat)).map((gem) => gem - FIRST_GEM));
}

const text = (pairs: readonly (readonly number[])[]) =>
  pairs.map((pair) => pair.toSorted((a, b) => a - b).join('')).join(' ');
const sum = (pairs: readonly (readonly number[])[]) => text([pairs.flat()]);
const countOf = (pair: readonly number[], color: number) => pair.filter((own) => own === color).length;

/** All pairs out of two gems of each color, every gem by itself. */
const GEMS = ALL_COLORS.flatMap((color) => [color, color]);
const PAIRS = GEMS.flatMap((one, i) => GEMS.slice(i + 1).map((other) => [one, other]));

/** In how many ways the seats can have given back what others see: the sum, and what each could still pay. */
function allRuns(s: PanovnikState, seats: readonly Seat[]): Map<string, number> {
  const seen = sum(givenBack(s, seats));
  const splits = seats.reduce<number[][][]>(
    (done, seat) => {
      const possible = PAIRS.filter((pair) =>
        ALL_COLORS.every((color) => countOf(pair, color) <= (s.mostReturned[4 * seat + color] as number)),
      );
      return done.flatMap((split) => possible.map((pair) => [...split, pair]));
    },
    [[]],
  );
  const ways = new Map<string, number>();
  for (const split of splits) {
    if (sum(split) === seen) ways.set(text(split), (ways.get(text(split)) ?? 0) + 1);
  }
  return ways;
}

function expectEven(s: PanovnikState, viewer: Seat): void {
  const others = Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  const ways = allRuns(s, others);
  const samples = new Map<string, number>();
  const rng = seedFast(viewer);
  for (let i = 0; i < SAMPLES; i++) {
    const sample = panovnik.clone(s);
    panovnik.determinize(sample, viewer, rng);
    const split = text(givenBack(sample, others));
    samples.set(split, (samples.get(split) ?? 0) + 1);
  }
  expect([...samples.keys()].filter((split) => !ways.has(split))).toEqual([]);
  const total = [...ways.values()].reduce((all, n) => all + n, 0);
  let statistic = 0;
  for (const [split, n] of ways) {
    const mean = (SAMPLES * n) / total;
    statistic += ((samples.get(split) ?? 0) - mean) ** 2 / mean;
  }
  const freedom = ways.size - 1;
  expect(statistic).toBeLessThanOrEqual(freedom + 6 * Math.sqrt(2 * freedom) + 12);
}

describe('PAN-12.4 samples of what the others gave back fit the sum that a seat saw, each by its ways', () => {
  test.each([2, 3, 4])('with %i seats', (seats) => {
    for (let viewer = 0; viewer < seats; viewer++) expectEven(afterReturns(seats, 10 + seats), viewer);
  });

  test('and what a seat has paid since', () => {
    const s = afterReturns(3, 5);
    const [pair] = givenBack(s, [1]) as [number[]];
    for (const color of ALL_COLORS) s.mostReturned[4 + color] = Math.max(1, countOf(pair, color));
    expectEven(s, 0);
    expectEven(s, 2);
  });
});
