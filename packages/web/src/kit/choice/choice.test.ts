import { at, decision } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { type Choice, isAsked, NO_CHOICE, stateOf } from './choice.ts';

const hand = decision(1, 'discard', 'R-1', 'card', [3, 4], { limits: [2, 1], max: 3, where: at('hand', 1) });
const choice = (part: Partial<Choice>): Choice => ({ ...NO_CHOICE, ...part });

test('a thing is offered by what it is, where it lies and whose it is', () => {
  const table = choice({ decision: hand });
  expect(stateOf(table, { of: 'card', id: 3, place: 'hand', seat: 1 })).toMatchObject({ asked: true, offered: true });
  expect(stateOf(table, { of: 'card', id: 5, place: 'hand', seat: 1 })).toMatchObject({ asked: true, offered: false });
  expect(stateOf(table, { of: 'card', id: 3, place: 'hand', seat: 0 })).toMatchObject({ asked: false, offered: false });
  expect(stateOf(table, { of: 'card', id: 3, place: 'supply' })).toMatchObject({ asked: false, offered: false });
  expect(stateOf(table, { of: 'seat', id: 3, place: 'hand', seat: 1 })).toMatchObject({ asked: false });
});

test('a question that names no place is about the thing wherever it lies', () => {
  const anywhere = choice({ decision: decision(0, 'name', 'R-1', 'card', [3]) });
  expect(stateOf(anywhere, { of: 'card', id: 3, place: 'hand', seat: 1 }).offered).toBe(true);
});

test('copies are marked from the first on, each with its number', () => {
  const table = choice({ decision: hand, picked: [3, 4, 3] });
  const copies = [0, 1, 2].map((copy) => stateOf(table, { of: 'card', id: 3, place: 'hand', seat: 1, copy }).order);
  expect(copies).toEqual([0, 2, -1]);
  expect(stateOf(table, { of: 'card', id: 3, place: 'hand', seat: 1 })).toMatchObject({ order: 0, times: 2 });
});

test('what was sent stays marked where it lies until the others have answered', () => {
  const table = choice({ parked: { answer: [4], decision: hand } });
  expect(stateOf(table, { of: 'card', id: 4, place: 'hand', seat: 1 }).marked).toBe(true);
  expect(stateOf(table, { of: 'card', id: 4, place: 'supply' }).marked).toBe(false);
});

test('a place knows whether it is asked', () => {
  expect(isAsked(choice({ decision: hand }), 'hand', 1)).toBe(true);
  expect(isAsked(choice({ decision: hand }), 'hand', 0)).toBe(false);
  expect(isAsked(choice({}), 'hand')).toBe(false);
});
