import { CARD_IDS, citadels } from '@regalia/games/citadels';
import { at, decision } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { choiceFor, formatOrders, orderedAnswer, parseOrders } from '../../tableModel/standingOrders.ts';

const orders = citadels.timing.standingOrders;
const answer = (stored: string, options: number[]) => orderedAnswer(orders, parseOrders(orders, stored), asks(options));
const ACROBAT = CARD_IDS.get('acrobat') ?? -1;
const asks = (options: number[]) =>
  decision(0, 'acrobat', 'CIT-9.20', 'card', options, { min: 0, where: at('hand', 0) });

test('CIT-14.5: each window has an order of its own, and the first choice of each leaves it to the person', () => {
  expect(orders.map((order) => choiceFor(order, {}))).toEqual(['ask', 'ask']);
  expect(formatOrders(orders, { acrobat: 'never' })).toBe('ask.never');
  expect(answer('never.ask', [ACROBAT])).toBeNull();
});

test('CIT-14.5: an order to play is a pass for a seat that does not have the card', () => {
  expect(answer('ask.play', [ACROBAT])).toEqual([ACROBAT]);
  expect(answer('ask.play', [])).toEqual([]);
  expect(answer('ask.never', [ACROBAT])).toEqual([]);
});
