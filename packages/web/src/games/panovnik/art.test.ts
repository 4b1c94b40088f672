import { CHARACTER_COUNT, cardOf } from '@regalia/games/panovnik';
import { expect, test } from 'vitest';
import source from './art.ts?raw';

test('every character has a drawing of its own', () => {
  const drawn = [...source.matchAll(/^ {2}'?([a-z-]+)'?(?:: (\w+))?,$/gm)].map(([, id, drawing]) => [
    id,
    drawing ?? id,
  ]);
  const ids = Array.from({ length: CHARACTER_COUNT }, (_, i) => cardOf(i + 1).id);
  expect(drawn.map(([id]) => id)).toEqual(ids);
  expect(new Set(drawn.map(([, drawing]) => drawing)).size).toBe(CHARACTER_COUNT);
});
