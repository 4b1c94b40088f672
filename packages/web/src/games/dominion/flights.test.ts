import { expect, test } from 'vitest';
import { flights } from './flights.ts';

test('a purchase flies from its pile to the discard pile of its buyer', () => {
  expect(flights({ t: 'bought', seat: 1, card: 5, cost: 8 }, 0)).toEqual([
    { what: 5, from: 'pile-5', to: 'discard-1' },
  ]);
});

test('what another draws or passes in secret is seen from the back only', () => {
  expect(flights({ t: 'drew', seat: 1, count: 2, cards: null }, 0)).toEqual([
    { what: null, from: 'deck-1', to: 'hand-1' },
    { what: null, from: 'deck-1', to: 'hand-1' },
  ]);
  expect(flights({ t: 'passed', seat: 1, to: 2, card: null }, 0)).toEqual([
    { what: null, from: 'hand-1', to: 'hand-2' },
  ]);
});

test('my own hand is the large one', () => {
  expect(flights({ t: 'played', seat: 0, card: 9, again: false }, 0)).toEqual([{ what: 9, from: 'hand', to: 'play' }]);
  expect(flights({ t: 'played', seat: 0, card: 9, again: true }, 0)).toEqual([]);
});
