import { expect, test } from 'vitest';
import { numberIn } from './NumberField.tsx';

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['0', undefined],
  ['13', undefined],
  ['', undefined],
  ['1e1', undefined],
  ['-3', undefined],
  ['3.5', undefined],
] as const)('what is written as %j between 1 and 12', (written, number) => {
  expect(numberIn(written, 1, 12)).toBe(number);
});
