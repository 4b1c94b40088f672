import { type DominionView, dominion } from '@regalia/games/dominion';
import { decision, startSitting } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { purchases } from './purchases.ts';

const { state } = startSitting(dominion, { seats: 2, seed: { kind: 'fast', seed: 1 } });
const view: DominionView = { ...dominion.view(state, 0), buys: 2, coins: 5 };
const buy = decision(0, 'buy', 'DOM-5.3', 'card', [0, 1, 3], { min: 0, max: 1 });

test('with two Buys two cards can be marked as long as the coins suffice', () => {
  const bundle = purchases(buy, view);
  expect(bundle?.decision.max).toBe(2);
  expect(bundle?.fits([1, 3])).toBe(true);
  expect(bundle?.fits([1, 1])).toBe(false);
  expect(bundle?.split([1, 3])).toEqual([[1], [3]]);
});

test('with one Buy the question stands for itself', () => {
  const single: DominionView = { ...view, buys: 1 };
  expect(purchases(buy, single)).toBeNull();
});
