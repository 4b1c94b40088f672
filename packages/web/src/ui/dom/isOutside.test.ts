import { expect, test } from 'vitest';
import { isOutside } from './isOutside.ts';

const [dialog, inside] = [new EventTarget(), new EventTarget()];

test('a press beside a dialog closes it', () => {
  expect(isOutside(dialog, dialog, dialog)).toBe(true);
});

test('a finger that opened it by a long press and is lifted beside it does not', () => {
  expect(isOutside(dialog, null, dialog)).toBe(false);
});

test('neither does a press that began or ended inside', () => {
  expect(isOutside(dialog, inside, dialog)).toBe(false);
  expect(isOutside(dialog, dialog, inside)).toBe(false);
  expect(isOutside(null, null, inside)).toBe(false);
});
