import { expect, test } from 'vitest';
import type { Sitter } from '../../tableModel/TableSource.ts';
import { isSeats } from '../../tables/local/storedTable.ts';
import { seatsOf } from './recordFile.ts';

test('a saved record names its bots, so that it does not open with the usual one', () => {
  const sitters = [
    { seat: 0, kind: 'person', name: 'Ann', level: null },
    { seat: 1, kind: 'bot', name: '', level: 'big-money-ultimate' },
  ] as Sitter[];
  const seats = seatsOf(sitters);
  expect(seats).toEqual([
    { name: 'Ann', bot: null },
    { name: '', bot: 'big-money-ultimate' },
  ]);
  expect(isSeats(seats)).toBe(true);
});
