import { CARD_IDS, dominion } from '@regalia/games/dominion';
import { type Decision, decision } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { orderedAnswer } from '../../tableModel/standingOrders.ts';

const answer = (react: string, d: Decision) => orderedAnswer(dominion.timing.standingOrders, { react }, d);
const MOAT = CARD_IDS.get('moat') ?? -1;
const react = (held: readonly number[]) =>
  decision(1, 'react', 'DOM-9.2', 'card', held, { min: 0, max: Math.min(1, held.length) });

test('the order is carried out with the card and without it', () => {
  expect(answer('moat', react([MOAT]))).toEqual([MOAT]);
  expect(answer('moat', react([]))).toEqual([]);
  expect(answer('never', react([MOAT]))).toEqual([]);
});

test('"ask me" and other questions are left to the person', () => {
  expect(answer('ask', react([MOAT]))).toBeNull();
  expect(answer('never', decision(1, 'discard', 'DOM-B11.2', 'card', [MOAT]))).toBeNull();
});
