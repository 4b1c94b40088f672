import { expect, test } from 'vitest';
import { placeZoom, type Rect } from './placeZoom.ts';

const size = { width: 236, height: 330 };
const screen = { width: 1280, height: 720 };
const box = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const overlaps = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function zoomed(card: Rect, keepClear: readonly Rect[]): Rect | null {
  const place = placeZoom({ card, keepClear, size, screen });
  return place && box(place.left, place.top, size.width, size.height);
}

test('a card of the hand is shown above the hand', () => {
  const hand = box(200, 480, 700, 150);
  const zoom = zoomed(box(300, 480, 108, 150), [hand]);
  expect(zoom).toMatchObject({ bottom: 470 });
  expect(overlaps(zoom as Rect, hand)).toBe(false);
});

test('a pile of the Supply is shown beside the Supply, where neither its neighbors nor the hand lie', () => {
  const supply = box(14, 100, 930, 200);
  const hand = box(200, 480, 700, 150);
  const zoom = zoomed(box(500, 100, 100, 98), [supply, hand]);
  expect(zoom?.left).toBeGreaterThanOrEqual(supply.right);
  expect(overlaps(zoom as Rect, hand)).toBe(false);
});

test('a card near the edge is shown inside the screen', () => {
  const zoom = zoomed(box(0, 600, 60, 80), [box(0, 600, 400, 80)]) as Rect;
  expect([zoom.left >= 0, zoom.top >= 0, zoom.right <= 1280, zoom.bottom <= 720]).toEqual([true, true, true, true]);
});

test('where everything would be covered nothing is shown', () => {
  expect(zoomed(box(500, 300, 100, 98), [box(0, 0, 1280, 720)])).toBeNull();
});
