import { expect, test } from 'vitest';
import { winChance } from './winChance.ts';

const EVEN = { points: 0, jokers: 0, superJokers: 0, tiles: 10 };

test('points and jokers raise the chance to win', () => {
  const chance = winChance(EVEN);
  expect(winChance({ ...EVEN, points: 1 })).toBeGreaterThan(chance);
  expect(winChance({ ...EVEN, jokers: 1 })).toBeGreaterThan(chance);
  expect(winChance({ ...EVEN, superJokers: 1 })).toBeGreaterThan(chance);
});

test('a clear lead is safer the fewer tiles are left, a large deficit more hopeless', () => {
  const at = (points: number, tiles: number) => winChance({ ...EVEN, points, tiles });
  expect(at(15, 1)).toBeGreaterThan(at(15, 5));
  expect(at(-15, 1)).toBeLessThan(at(-15, 5));
});

test('a chance lies between 0 and 1', () => {
  for (const points of [-200, 0, 200]) {
    const chance = winChance({ ...EVEN, points, tiles: 0 });
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
  }
});
