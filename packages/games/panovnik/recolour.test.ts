import { below, seedFast } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { parseColours } from './colours.ts';
import type { Circle } from './pyramid.ts';
import { priceOf, recolour } from './recolour.ts';

/** Level, bottom, TR of the left and TL of the right supporter: circle(2, 'BBR'). */
function circle(level: number, colours: string): Circle {
  const [bottom = 0, left = 0, right = 0] = parseColours(colours);
  return { slot: 0, level, bottom, left, right };
}

const VECTOR = [circle(2, 'BBR'), circle(2, 'GYY'), circle(3, 'RRB'), circle(4, 'YGY')];
const GEMS = [1, 1, 0, 2];

test('PAN-T.17 PAN-10.5 with gems B1 R1 Y2 and a yellow circle bonus of +4 the optimum is 13', () => {
  const { worth, colours } = recolour(VECTOR, GEMS, [0, 0, 0, 4]);
  expect(worth).toBe(13);
  expect(colours).toEqual([0, -1, 1, 3]);
});

test('PAN-T.18 PAN-10.5 the same without circle bonus has the optimum 9', () => {
  expect(recolour(VECTOR, GEMS, [0, 0, 0, 0]).worth).toBe(9);
});

test('PAN-10.2 a quarter circle takes one gem of the new colour, the half circle two', () => {
  const one = circle(2, 'BRG');
  expect([0, 1, 2, 3].map((colour) => priceOf(one, colour))).toEqual([2, 3, 3, 4]);
  expect(recolour([one], [2, 0, 0, 0], [0, 0, 0, 0]).colours).toEqual([0]);
  expect(recolour([one], [1, 9, 2, 3], [0, 0, 0, 0]).colours).toEqual([1]);
  expect(recolour([one], [1, 2, 2, 3], [0, 0, 0, 0]).colours).toEqual([-1]);
});

test('PAN-10.5 a one-coloured circle may be given a colour that pays better', () => {
  expect(recolour([circle(2, 'BBB')], [0, 4, 0, 0], [0, 4, 0, 0])).toEqual({ worth: 6, colours: [1] });
  expect(recolour([circle(2, 'BBB')], [0, 3, 0, 0], [0, 4, 0, 0])).toEqual({ worth: 2, colours: [0] });
});

test('PAN-10.5 it is as good as trying everything', () => {
  const rng = seedFast(7);
  for (let trial = 0; trial < 300; trial++) {
    const circles = Array.from({ length: 1 + below(rng, 5) }, () => ({
      slot: 0,
      level: 2 + below(rng, 4),
      bottom: below(rng, 4),
      left: below(rng, 4),
      right: below(rng, 4),
    }));
    const gems = [below(rng, 5), below(rng, 5), below(rng, 5), below(rng, 5)];
    const bonus = [below(rng, 7), below(rng, 3), 0, below(rng, 5)];
    const found = recolour(circles, gems, bonus);
    expect(found.worth).toBe(bestOf(circles, gems, bonus));
    expect(worthOf(circles, found.colours, gems, bonus)).toBe(found.worth);
  }
});

function bestOf([first, ...rest]: readonly Circle[], gems: readonly number[], bonus: readonly number[]): number {
  if (first === undefined) return 0;
  const options = [0, 1, 2, 3].filter((colour) => priceOf(first, colour) <= (gems[colour] as number));
  const values = options.map((colour) => {
    const left = gems.map((count, i) => (i === colour ? count - priceOf(first, colour) : count));
    return first.level + (bonus[colour] as number) + bestOf(rest, left, bonus);
  });
  return Math.max(bestOf(rest, gems, bonus), ...values);
}

/** What these colours are worth; NaN if there are not enough gems. */
function worthOf(
  circles: readonly Circle[],
  colours: readonly number[],
  gems: readonly number[],
  bonus: readonly number[],
): number {
  const left = gems.slice();
  let sum = 0;
  circles.forEach((one, i) => {
    const colour = colours[i] as number;
    if (colour < 0) return;
    left[colour] = (left[colour] as number) - priceOf(one, colour);
    sum += one.level + (bonus[colour] as number);
  });
  return left.some((count) => count < 0) ? Number.NaN : sum;
}
