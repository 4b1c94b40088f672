import { expect, test } from 'vitest';
import { wrap } from './wrap.ts';

test('breaks at spaces and indents like the beginning', () => {
  expect(wrap('one two three', 8)).toEqual(['one two', 'three']);
  expect(wrap('   1  Miner digs gold', 14)).toEqual(['   1  Miner', '      digs', '      gold']);
  expect(wrap('', 10)).toEqual(['']);
  expect(wrap('incomprehensible', 5)).toEqual(['incomprehensible']);
});

test('styles do not count as width', () => {
  expect(wrap('\u001b[1mone\u001b[22m two', 7)).toEqual(['\u001b[1mone\u001b[22m two']);
});
