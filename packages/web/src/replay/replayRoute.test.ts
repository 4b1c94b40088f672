import { expect, test } from 'vitest';
import { stepIn } from './useReplayRoute.ts';

test('the address of a replay names its step', () => {
  expect(stepIn('/local/abc/replay/12')).toBe(12);
  expect(stepIn('/t/abc/replay/0')).toBe(0);
});

test('any other address is the table itself', () => {
  expect(stepIn('/local/abc')).toBeNull();
  expect(stepIn('/local/abc/replay/')).toBeNull();
  expect(stepIn('/local/abc/replay/x')).toBeNull();
});
