import { expect, test } from 'vitest';
import { withName } from './seatNames.ts';

const person = (name: string) => ({ name, bot: null });
const bot = { name: '', bot: 'random' };

test('a name given later appears at older tables of a single player', () => {
  expect(withName([person(''), bot], 'Ann')).toEqual([person('Ann'), bot]);
  expect(withName([person('Old'), bot], 'Ann')).toEqual([person('Ann'), bot]);
  expect(withName([person('Old'), bot], '')).toEqual([person('Old'), bot]);
});

test('at a shared screen everybody keeps their own name', () => {
  expect(withName([person('Anna'), person('')], 'Ann')).toEqual([person('Anna'), person('')]);
});
