import { CARD_COUNT, cardOf } from '@regalia/games/panovnik';
import { expect, test } from 'vitest';
import characters from './index.ts?raw';
import laws from './laws.ts?raw';

test('every card has a drawing of its own', () => {
  const entries = `${characters}${laws}`.matchAll(/^ {2}'?([a-z-]+)'?(?:: (\w+))?,$/gm);
  const drawn = [...entries].map(([, id, drawing]) => [id, drawing ?? id]);
  const ids = Array.from({ length: CARD_COUNT }, (_, i) => cardOf(i + 1).id);
  expect(drawn.map(([id]) => id)).toEqual(ids);
  expect(new Set(drawn.map(([, drawing]) => drawing)).size).toBe(CARD_COUNT);
});
