import { expect, test } from 'vitest';
import { lacksOf } from './lacks.ts';
import { makeFace } from './printed/shape.ts';

const [RED, BLUE, GREEN] = [0, 1, 2];
/** 'r4 b1': a red 4 and a blue 1. */
const dice = (text: string): number[] =>
  text.split(' ').map((die) => makeFace('rbg'.indexOf(die[0] ?? ''), Number(die[1])));

const ROLL = dice('r4 b1 g1 g2 b3 r6');

test('one 4 where three are needed', () => {
  const condition = { kind: 'number', row: [4, 4, 4], needs: [0, 0, 0, 3, 0, 0] } as const;
  expect(lacksOf(condition, ROLL)).toEqual([{ of: 'number', id: 4, have: 1, need: 3 }]);
});

test('only the colors that are short', () => {
  const condition = { kind: 'color', row: [0, 0, 2, 2, 2], needs: [2, 0, 3] } as const;
  expect(lacksOf(condition, ROLL)).toEqual([{ of: 'color', id: GREEN, have: 2, need: 3 }]);
});

test('groups are counted from the most frequent number on', () => {
  expect(lacksOf({ kind: 'group', sizes: [3, 2] }, ROLL)).toEqual([
    { of: 'group', id: 3, have: 2, need: 3 },
    { of: 'group', id: 2, have: 1, need: 2 },
  ]);
});

test('sums, of all dice and of one color', () => {
  expect(lacksOf({ kind: 'sum', least: 24 }, ROLL)).toEqual([{ of: 'sum', id: 0, have: 17, need: 24 }]);
  const blue = { of: 'color-sum', id: BLUE, have: 4, need: 9 };
  expect(lacksOf({ kind: 'colorSum', color: BLUE, least: 9 }, ROLL)).toEqual([blue]);
});

test('colors in order: those that do not total more than the next', () => {
  const green = { of: 'color-sum', id: GREEN, have: 3, need: 5 };
  expect(lacksOf({ kind: 'colorOrder', order: [RED, GREEN, BLUE] }, ROLL)).toEqual([green]);
});

test('a straight: the numbers that the best run has', () => {
  expect(lacksOf({ kind: 'straight', length: 5 }, ROLL)).toEqual([{ of: 'straight', id: 0, have: 4, need: 5 }]);
});

test('a fulfilled condition lacks nothing', () => {
  expect(lacksOf({ kind: 'straight', length: 4 }, ROLL)).toEqual([]);
});
