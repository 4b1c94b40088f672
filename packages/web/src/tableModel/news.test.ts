import { type DominionEvent, dominion } from '@regalia/games/dominion';
import type { Happening } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { countNews } from './news.ts';

const turn: DominionEvent = { t: 'turn-began', seat: 0, turn: 1 };
const log: readonly Happening[] = [0, 1, 2, 3, 4].map((step) => ({ step, kind: 'events', events: [turn] }));

test('what came after the result of my own answer is news', () => {
  expect(countNews(dominion, log, 3)).toBe(1);
  expect(countNews(dominion, log, 4)).toBe(0);
});

test('a step without a sentence in the log is not news', () => {
  expect(countNews(dominion, [...log, { step: 5, kind: 'events', events: [] }], 3)).toBe(1);
});

test('there is no news before the first answer', () => {
  expect(countNews(dominion, log, null)).toBe(0);
});
