import { below, seedFast } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { parseColors } from '../colors.ts';
import type { Circle } from './pyramid.ts';
import { priceOf, recolor } from './recolor.ts';

/** Level, bottom, TR of the left and TL of the right supporter: circle(2, 'BBR'). */
function circle(level: number, colors: string): Circle {
  const [bottom = 0, left = 0, right = 0] = parseColors(colors);
  return { slot: 0, level, bottom, left, right };
}

const VECTOR = [circle(2, 'BBR'), circle(2, 'GYY'), circle(3, 'RRB'), circle(4, 'YGY')];
const GEMS = [1, 1, 0, 2];

test('PAN-T.17 PAN-10.5 with gems B1 R1 Y2 and a yellow circle bonus of +4 the optimum is 13', () => {
  const { worth, colors } = recolor(VECTOR, GEMS, [0, 0, 0, 4]);
  expect(worth).toBe(13);
  expect(colors).toEqual([0, -1, 1, 3]);
});

test('PAN-T.18 PAN-10.5 the same without circle bonus has the optimum 9', () => {
  expect(recolor(VECTOR, GEMS, [0, 0, 0, 0]).worth).toBe(9);
});

test('PAN-10.2 a quarter circle takes one gem of the new color, the half circle two', () => {
  const one = circle(2, 'BRG');
  expect([0, 1, 2, 3].map((color) => priceOf(one, color))).toEqual([2, 3, 3, 4]);
  expect(recolor([one], [2, 0, 0, 0], [0, 0, 0, 0]).colors).toEqual([0]);
  expect(recolor([one], [1, 9, 2, 3], [0, 0, 0, 0]).colors).toEqual([1]);
  expect(recolor([one], [1, 2, 2, 3], [0, 0, 0, 0]).colors).toEqual([-1]);
});

test('PAN-10.5 a one-colored circle may be given a color that pays better', () => {
  expect(recolor([circle(2, 'BBB')], [0, 4, 0, 0], [0, 4, 0, 0])).toEqual({ worth: 6, colors: [1] });
  expect(recolor([circle(2, 'BBB')], [0, 3, 0, 0], [0, 4, 0, 0])).toEqual({ worth: 2, colors: [0] });
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
    const found = recolor(circles, gems, bonus);
    expect(found.worth).toBe(bestOf(circles, gems, bonus));
    expect(worthOf(circles, found.colors, gems, bonus)).toBe(found.worth);
  }
});

function bestOf([first, ...rest]: readonly Circle[], gems: readonly number[], bonus: readonly number[]): number {
  if (first === undefined) return 0;
  const options = [0, 1, 2, 3].filter((color) => priceOf(first, color) <= (gems[color] as number));
  const values = options.map((color) => {
    const left = gems.map((count, i) => (i === color ? count - priceOf(first, color) : count));
    return first.level + (bonus[color] as number) + bestOf(rest, left, bonus);
  });
  return Math.max(bestOf(rest, gems, bonus), ...values);
}

/** What these colors are worth; NaN if there are not enough gems. */
function worthOf(
  circles: readonly Circle[],
  colors: readonly number[],
  gems: readonly number[],
  bonus: readonly number[],
): number {
  const left = gems.slice();
  let sum = 0;
  circles.forEach((one, i) => {
    const color = colors[i] as number;
    if (color < 0) return;
    left[color] = (left[color] as number) - priceOf(one, color);
    sum += one.level + (bonus[color] as number);
  });
  return left.some((count) => count < 0) ? Number.NaN : sum;
}
