import { expect, test } from 'vitest';
import type { Translate } from '../../i18n/text.ts';
import { clockText, isLow, untilNextText } from './clocks.ts';

const t: Translate = (key, params) => `${params?.n} ${key}`;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('the last hour is told in minutes and seconds, more in words', () => {
  expect(clockText(0, t)).toBe('0:00');
  expect(clockText(8_200, t)).toBe('0:09');
  expect(clockText(2 * MINUTE + 5_000, t)).toBe('2:05');
  expect(clockText(5 * HOUR + 1, t)).toBe('5 clock.hours');
  expect(clockText(71 * HOUR, t)).toBe('2 clock.days');
});

test('the warning comes ten seconds before the end of a live choice, three hours before the end of days', () => {
  expect([isLow(10_001, 'live'), isLow(10_000, 'live')]).toEqual([false, true]);
  expect([isLow(4 * HOUR, 'days'), isLow(3 * HOUR, 'days')]).toEqual([false, true]);
});

test('the display wakes at the next second, and once in a minute while hours are left', () => {
  expect(untilNextText(8_200)).toBe(200);
  expect(untilNextText(8_000)).toBe(1_000);
  expect(untilNextText(5 * HOUR)).toBe(MINUTE);
  expect(untilNextText(HOUR + 400)).toBe(400);
});
