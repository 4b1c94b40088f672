import { expect, test } from 'vitest';
import { copiesOf, countKinds } from './copies.ts';

test('copies of a kind are numbered from the first, wherever they lie', () => {
  expect(copiesOf([4, 7, 4, 4])).toEqual([
    { card: 4, copy: 0 },
    { card: 7, copy: 0 },
    { card: 4, copy: 1 },
    { card: 4, copy: 2 },
  ]);
});

test('a heap shows each kind once, in the order of its first card', () => {
  expect(countKinds([4, 7, 4])).toEqual([
    [4, 2],
    [7, 1],
  ]);
});
