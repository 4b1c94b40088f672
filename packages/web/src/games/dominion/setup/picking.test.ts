import { expect, test } from 'vitest';
import { fillUp, PICKABLE, readPicked, writePicked } from './picking.ts';

test('ten kinds are written as a code and read again', () => {
  const kinds = PICKABLE.slice(3, 13);
  expect(writePicked(kinds)).toMatch(/^[0-9A-Z]{8}$/);
  expect(readPicked(writePicked(kinds))).toEqual(kinds);
});

test('fewer kinds keep their names, and a code that is none gives nothing', () => {
  expect(readPicked(writePicked(PICKABLE.slice(0, 4)))).toEqual(PICKABLE.slice(0, 4));
  expect(readPicked('')).toEqual([]);
  expect(readPicked('ZZZZZZZZ')).toEqual([]);
});

test('filling up keeps what was picked and makes ten different kinds', () => {
  const filled = fillUp(PICKABLE.slice(0, 4));
  expect(filled.slice(0, 4)).toEqual(PICKABLE.slice(0, 4));
  expect(new Set(filled).size).toBe(10);
});
