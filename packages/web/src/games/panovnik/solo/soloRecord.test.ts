import { expect, test } from 'vitest';
import { bestSoloScore, saveSoloScore } from './soloRecord.ts';

function shelf(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('the record is kept for each number of virtual opponents, and a table does not compete with itself', () => {
  const kept = shelf();
  expect(bestSoloScore(1, 'a', kept)).toBeNull();
  saveSoloScore(1, 'a', 40, kept);
  saveSoloScore(1, 'a', 40, kept);
  expect(bestSoloScore(1, 'a', kept)).toBeNull();
  saveSoloScore(1, 'b', 35, kept);
  saveSoloScore(2, 'c', 90, kept);
  expect(bestSoloScore(1, 'b', kept)).toBe(40);
  expect(bestSoloScore(1, 'd', kept)).toBe(40);
  expect(bestSoloScore(3, 'd', kept)).toBeNull();
});

test('of many results the best ones stay', () => {
  const kept = shelf();
  for (let i = 0; i < 250; i++) saveSoloScore(1, `t${i}`, i === 3 ? 99 : i % 50, kept);
  expect(bestSoloScore(1, 'new', kept)).toBe(99);
});

test('what cannot be read counts as nothing, and what cannot be kept is let go', () => {
  const broken = {
    getItem: () => '{oops',
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(bestSoloScore(1, 'a', broken)).toBeNull();
  expect(() => saveSoloScore(1, 'a', 3, broken)).not.toThrow();
});
