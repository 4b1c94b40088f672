import { expect, test } from 'vitest';
import { timesOf } from './logTimes.ts';

const at = (step: number, hour: number, minute: number, day = 16) => ({
  step,
  at: new Date(2026, 10, day, hour, minute).getTime(),
  kind: 'events' as const,
  events: [],
});

test('a time stands where the minute is another, and the day where it is not today', () => {
  const log = [
    at(0, 21, 5, 15),
    at(1, 9, 30),
    at(2, 9, 30),
    at(3, 9, 31),
    { step: 4, kind: 'events' as const, events: [] },
  ];
  const times = timesOf(log, 'cs', new Date(2026, 10, 16, 12).getTime());
  expect([...times]).toEqual([
    [0, '15. 11. 21:05'],
    [1, '9:30'],
    [3, '9:31'],
  ]);
});
