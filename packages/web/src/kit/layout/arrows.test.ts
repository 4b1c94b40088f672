import { expect, test } from 'vitest';
import { nextSpot } from './arrows.ts';

const grid = [0, 1, 2, 3, 4, 5].map((i) => ({ x: (i % 3) * 100, y: Math.floor(i / 3) * 120 }));
const from = (i: number) => grid[i] ?? { x: 0, y: 0 };

test('arrows lead to the neighbor in a row and in a column', () => {
  expect(nextSpot(grid, from(0), 'ArrowRight')).toBe(1);
  expect(nextSpot(grid, from(2), 'ArrowLeft')).toBe(1);
  expect(nextSpot(grid, from(1), 'ArrowDown')).toBe(4);
  expect(nextSpot(grid, from(5), 'ArrowUp')).toBe(2);
});

test('at the edge there is nothing ahead', () => {
  expect(nextSpot(grid, from(2), 'ArrowRight')).toBe(-1);
  expect(nextSpot(grid, from(0), 'ArrowUp')).toBe(-1);
});

test('in a shifted row, as on a map of hexes, the nearer one ahead is taken', () => {
  const hexes = [
    { x: 40, y: 90 },
    { x: 150, y: 90 },
  ];
  expect(nextSpot(hexes, { x: 100, y: 0 }, 'ArrowDown')).toBe(1);
});
