import { decision, isLegal, seedFast } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { answerKey, candidates, neighbors } from './candidates.ts';

const CARDS = [3, 5, 8, 13, 21, 34, 55, 89];
const single = decision(0, 'pick', 'R-1', 'card', CARDS);
const upToFour = decision(0, 'discard', 'R-1', 'card', CARDS, { min: 2, max: 4, limits: [1, 1, 2, 1, 3, 1, 1, 2] });
const ordered = decision(0, 'order', 'R-1', 'card', CARDS, { kind: 'order', min: 8, max: 8 });
const amount = decision(0, 'pay', 'R-1', 'coin', [], { kind: 'amount', min: 0, max: 900 });

test('few answers are all candidates', () => {
  expect(candidates(single, 8, seedFast(1))).toEqual(CARDS.map((card) => [card]));
});

describe.each([upToFour, ordered, amount])('of many answers to "$prompt"', (d) => {
  test('as many as wanted are drawn, legal and different', () => {
    const drawn = candidates(d, 40, seedFast(1));
    expect(drawn).toHaveLength(40);
    expect(new Set(drawn.map((answer) => answerKey(d, answer))).size).toBe(40);
    expect(drawn.every((answer) => isLegal(d, answer))).toBe(true);
  });

  test('the same generator draws the same', () => {
    expect(candidates(d, 40, seedFast(7))).toEqual(candidates(d, 40, seedFast(7)));
  });
});

test('neighbors are legal and differ in one pick', () => {
  const found = neighbors(upToFour, [3, 8, 8]);
  expect(found.every((answer) => isLegal(upToFour, answer))).toBe(true);
  expect(found).toContainEqual([3, 8]);
  expect(found).toContainEqual([3, 8, 8, 21]);
  expect(found).toContainEqual([3, 8, 89]);
  expect(found).not.toContainEqual([3, 8, 8, 8]);
});

test('an amount has the next lower and the next higher beside it', () => {
  expect(neighbors(amount, [0])).toEqual([[1]]);
  expect(neighbors(amount, [7])).toEqual([[6], [8]]);
});

test('a full order has as neighbors the exchanges of two places', () => {
  const found = neighbors(ordered, CARDS);
  expect(found).toHaveLength(28);
  expect(found.every((answer) => isLegal(ordered, answer))).toBe(true);
});
