import { expect, test } from 'vitest';
import { layoutOf, roomOf } from './layout.ts';

test.each([
  [1280, 720, 'wide'],
  [1440, 900, 'wide'],
  [1024, 768, 'wide'],
  [820, 1180, 'tall'],
  [1024, 1366, 'tall'],
  [600, 960, 'tall'],
  [360, 740, 'phone'],
  [320, 568, 'phone'],
  [412, 915, 'phone'],
  [390, 480, 'phone'],
  [740, 360, 'flat'],
  [568, 320, 'flat'],
] as const)('%i × %i is %s', (width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout);
});

test.each([
  [320, 568, false, 'low'],
  [360, 740, false, 'usual'],
  [412, 915, false, 'roomy'],
  [412, 915, true, 'roomy'],
  [390, 844, true, 'usual'],
  [360, 740, true, 'low'],
] as const)('a phone of %i × %i, guided %s, is %s', (width, height, isGuided, room) => {
  expect(roomOf(width, height, isGuided)).toBe(room);
});
