import { expect, test } from 'vitest';
import { growthOf } from './growth.ts';

test('a heap that warms up and then stays is flat', () => {
  const heap = [20, 40, 60, 61, 60, 75, 62, 60, 61, 63, 60, 62];
  expect(growthOf(heap)).toEqual({ from: 61, to: 62, isFlat: true });
});

test('a heap that grows all the time is not flat', () => {
  expect(growthOf(Array.from({ length: 40 }, (_, i) => 50 + i)).isFlat).toBe(false);
});
