import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

test('the latest are kept, and never more than so many', () => {
  const recent = new Recent<number>(3);
  for (let i = 0; i < 1000; i++) expect(recent.keep(`key ${i}`, i)).toBe(i);
  const known = Array.from({ length: 1000 }, (_, i) => recent.get(`key ${i}`)).filter((one) => one !== undefined);
  expect(known).toEqual([997, 998, 999]);
});

test('what is kept anew takes no second place', () => {
  const recent = new Recent<string>(2);
  for (const [key, made] of [
    ['a', 'first'],
    ['b', 'other'],
    ['a', 'second'],
  ] as const)
    recent.keep(key, made);
  expect([recent.get('a'), recent.get('b')]).toEqual(['second', 'other']);
});
