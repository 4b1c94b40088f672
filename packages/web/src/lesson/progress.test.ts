import { expect, test } from 'vitest';
import { keepProgress, readProgress } from './progress.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

test('a lesson goes on where it was read to, each table by itself', () => {
  const kept = storage();
  keepProgress('a', { step: 14, count: 3 }, kept);
  expect(readProgress('a', kept)).toEqual({ step: 14, count: 3 });
  expect(readProgress('b', kept)).toEqual({ step: -1, count: 0 });
});
