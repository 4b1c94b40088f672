import { CARD_IDS, citadels } from '@regalia/games/citadels';
import { at, decision } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { choicesOf, standingOf, withChoice } from '../../kit/choice/standing.ts';

const orders = citadels.timing.standingOrders;
const standing = standingOf(orders);
const ACROBAT = CARD_IDS.get('acrobat') ?? -1;
const asks = (options: number[]) =>
  decision(0, 'acrobat', 'CIT-9.20', 'card', options, { min: 0, where: at('hand', 0) });

test('CIT-14.5: each window has an order of its own, and the first of all leaves both to the person', () => {
  expect(choicesOf(orders, standing.orders[0] ?? '')).toEqual(['ask', 'ask']);
  expect(withChoice(orders, 'ask.ask', 1, 'never')).toBe('ask.never');
  expect(standing.answer('never.ask', asks([ACROBAT]))).toBeNull();
});

test('CIT-14.5: an order to play is a pass for whoever does not have the card', () => {
  expect(standing.answer('ask.play', asks([ACROBAT]))).toEqual([ACROBAT]);
  expect(standing.answer('ask.play', asks([]))).toEqual([]);
  expect(standing.answer('ask.never', asks([ACROBAT]))).toEqual([]);
});
