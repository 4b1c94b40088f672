import type { ScoreLine } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { totalIfScoredNow } from './score.ts';

const line = (points: number | null, preview: boolean): ScoreLine => ({
  points,
  preview,
  rule: 'PAN-10.7',
  key: 'score.circle',
  params: {},
  card: null,
  section: 0,
});

test('previews count on top of what is scored already', () => {
  expect(totalIfScoredNow({ seat: 0, total: 5, lines: [line(5, false), line(3, true), line(-4, true)] })).toBe(4);
});

test('a line that nobody may know adds nothing', () => {
  expect(totalIfScoredNow({ seat: 0, total: 0, lines: [line(7, true), line(null, true)] })).toBe(7);
});

test('hidden points stay hidden', () => {
  expect(totalIfScoredNow({ seat: 0, total: null, lines: [line(7, true)] })).toBeNull();
});
