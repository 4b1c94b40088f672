import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { answerByOrder, type ReactOrder, reactOrder } from './standingOrders.ts';

const attacked = (hand: string) => {
  const t = table({ A: { hand: 'witch', discard: 'moat secret-chamber' }, B: { hand } });
  t.A.plays('witch');
  return t.B.decision;
};
const answer = (order: ReactOrder, hand: string) => answerByOrder(order, attacked(hand))?.length;

test('ask me: every window is put to the seat', () => {
  expect([answer('ask', 'moat'), answer('ask', 'copper')]).toEqual([undefined, undefined]);
});

test('always show Moat: with one it is shown, without one nothing, and never anything else', () => {
  expect([answer('moat', 'moat secret-chamber'), answer('moat', 'copper')]).toEqual([1, 0]);
  expect(answer('moat', 'secret-chamber')).toBe(0);
});

test('never react: nothing is shown', () => {
  expect([answer('never', 'moat'), answer('never', 'copper')]).toEqual([0, 0]);
});

test('other questions are never answered by an order', () => {
  const t = table({ A: { hand: 'militia' }, B: { hand: 'copper copper copper copper' } });
  t.A.plays('militia');
  expect(answerByOrder('never', t.B.decision)).toBeUndefined();
});

test('an order of another name leaves the question to the person', () => {
  expect(reactOrder.answer('flee', attacked('moat'))).toBeUndefined();
  expect(reactOrder.answer('never', attacked('moat'))).toEqual([]);
});
