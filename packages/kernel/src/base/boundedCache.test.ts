import { expect, test } from 'vitest';
import { BoundedCache } from './boundedCache.ts';

test('evicts the oldest key beyond the maximum size', () => {
  const recent = new BoundedCache<number>(3);
  for (let i = 0; i < 1000; i++) expect(recent.set(`key ${i}`, i)).toBe(i);
  const known = Array.from({ length: 1000 }, (_, i) => recent.get(`key ${i}`)).filter((one) => one !== undefined);
  expect(known).toEqual([997, 998, 999]);
});

test('replaces the value of an existing key', () => {
  const recent = new BoundedCache<string>(2);
  for (const [key, made] of [
    ['a', 'first'],
    ['b', 'other'],
    ['a', 'second'],
  ] as const)
    recent.set(key, made);
  expect([recent.get('a'), recent.get('b')]).toEqual(['second', 'other']);
});
