import type { Happening } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { countNews } from './newsStore.ts';

const log: readonly Happening[] = [0, 1, 2, 3, 4].map((step) => ({ step, kind: 'events', events: [] }));

test('what came after the result of my own answer is news', () => {
  expect(countNews(log, 3)).toBe(1);
  expect(countNews(log, 4)).toBe(0);
});

test('who has not answered yet has no news', () => {
  expect(countNews(log, null)).toBe(0);
});
