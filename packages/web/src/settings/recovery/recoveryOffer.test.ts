import { expect, test } from 'vitest';
import { isOfferDue } from './recoveryOffer.ts';

const FACTS = {
  reason: 'games',
  table: 't',
  offeredAt: null,
  isDeclined: false,
  hasCode: false,
  finishedGames: 3,
} as const;

test('a code is offered after the third finished game, not before', () => {
  expect([2, 3, 4].map((finishedGames) => isOfferDue({ ...FACTS, finishedGames }))).toEqual([false, true, true]);
});

test('a code is offered in a game over days, however few games were finished', () => {
  expect(isOfferDue({ ...FACTS, reason: 'days', finishedGames: 0 })).toBe(true);
});

test('a person with a code is not offered another', () => {
  for (const reason of ['days', 'games'] as const) expect(isOfferDue({ ...FACTS, reason, hasCode: true })).toBe(false);
});

test('a visit has one offer, which stays while its table is open', () => {
  for (const reason of ['days', 'games'] as const) {
    expect(isOfferDue({ ...FACTS, reason, offeredAt: 't' })).toBe(true);
    expect(isOfferDue({ ...FACTS, reason, offeredAt: 'other' })).toBe(false);
    expect(isOfferDue({ ...FACTS, reason, offeredAt: 'done' })).toBe(false);
  }
});

test('after a decline only a game over days offers it again', () => {
  expect(isOfferDue({ ...FACTS, isDeclined: true })).toBe(false);
  expect(isOfferDue({ ...FACTS, reason: 'days', isDeclined: true })).toBe(true);
});
