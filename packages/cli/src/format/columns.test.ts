import { expect, test } from 'vitest';
import { columns, padVisible } from './columns.ts';

test('puts as many cells on a line as fit', () => {
  expect(columns(['one', 'three', 'six'], 18)).toEqual(['  one    three', '  six']);
  expect(columns(['too wide for it'], 5)).toEqual(['  too wide for it']);
  expect(columns([], 80)).toEqual([]);
});

test('styles do not count as width', () => {
  expect(padVisible('\u001b[1mone\u001b[22m', 5)).toBe('\u001b[1mone\u001b[22m  ');
});
