import { expect, test } from 'vitest';
import { bringIn, panBy, WHOLE, zoomAt } from './zoomPan.ts';

const frame = { width: 300, height: 200 };

test('a drawing grows around the point under the finger', () => {
  const sight = zoomAt(WHOLE, 2, { x: 100, y: 50 }, frame);
  expect(sight).toEqual({ scale: 2, x: -100, y: -50 });
  expect(zoomAt(sight, 0.5, { x: 100, y: 50 }, frame)).toEqual(WHOLE);
});

test('it never becomes smaller than its frame nor larger than four times', () => {
  expect(zoomAt(WHOLE, 0.2, { x: 0, y: 0 }, frame)).toEqual(WHOLE);
  expect(zoomAt(WHOLE, 99, { x: 0, y: 0 }, frame).scale).toBe(4);
});

test('it cannot be pushed out of its frame', () => {
  const large = zoomAt(WHOLE, 2, { x: 0, y: 0 }, frame);
  expect(panBy(large, 500, 500, frame)).toMatchObject({ x: 0, y: 0 });
  expect(panBy(large, -999, -999, frame)).toMatchObject({ x: -300, y: -200 });
});

test('what has the focus is brought into sight', () => {
  const large = zoomAt(WHOLE, 2, { x: 0, y: 0 }, frame);
  expect(bringIn(large, { x: 200, y: 150, width: 50, height: 20 }, frame)).toEqual({ scale: 2, x: -200, y: -140 });
  expect(bringIn(large, { x: 10, y: 10, width: 50, height: 20 }, frame)).toEqual(large);
});
