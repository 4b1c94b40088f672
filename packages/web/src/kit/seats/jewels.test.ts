import { expect, test } from 'vitest';
import { JEWELS } from './jewels.ts';

test('seven seats have seven colors and seven shapes', () => {
  expect(new Set(JEWELS.map(({ color }) => color)).size).toBe(7);
  expect(new Set(JEWELS.map(({ d }) => d)).size).toBe(7);
});
