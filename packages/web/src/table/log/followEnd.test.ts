import { expect, test } from 'vitest';
import { followsEnd, type Scrolled } from './followEnd.ts';

const at = (scrollTop: number, scrollHeight = 5000, clientHeight = 600): Scrolled => ({
  scrollTop,
  scrollHeight,
  clientHeight,
});

test('lines that come before the scroll event of the last one do not stop the log', () => {
  expect(followsEnd(true, at(4400), at(4400, 5300))).toBe(true);
  expect(followsEnd(true, at(4400), at(4390, 9200))).toBe(true);
});

test('a reader who scrolls up stops it, and starts it again at the end', () => {
  expect(followsEnd(true, at(4400), at(4300))).toBe(false);
  expect(followsEnd(false, at(3000), at(3200))).toBe(false);
  expect(followsEnd(false, at(4300), at(4380))).toBe(true);
});

test('a turned screen does not stop it', () => {
  expect(followsEnd(true, at(4400), at(3100, 7000, 250))).toBe(true);
});

test('a step up within sight of the end is no reading', () => {
  expect(followsEnd(true, at(4400), at(4360))).toBe(true);
});
