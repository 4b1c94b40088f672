import { expect, test } from 'vitest';
import { pointsText } from './pointsText.ts';

test('points below zero have a minus, not a hyphen', () => {
  expect([pointsText(-3), pointsText(0), pointsText(12), pointsText(null)]).toEqual(['−3', '0', '12', '?']);
});
