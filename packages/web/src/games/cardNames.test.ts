import { describe, expect, test } from 'vitest';
import { GAME_IDS } from './catalog.ts';

/**
 * What boards are made of, without drawings, signs, words and lessons, which are about single cards, and flights, which
 * go by the names of events.
 */
const SOURCES = import.meta.glob<string>(
  ['./*/**/*.{ts,tsx}', '!./*/{art,words}/**', '!./*/{lesson*,flights.ts}', '!./*/card/signs.ts', '!./**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
);
const CARD_IDS = import.meta.glob<ReadonlyMap<string, number>>('../../../games/*/rules/cards/printed.ts', {
  import: 'CARD_IDS',
  eager: true,
});

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
const sourcesOf = (id: string): (readonly [path: string, code: string])[] =>
  Object.entries(SOURCES).flatMap(([path, text]) =>
    path.startsWith(`./${id}/`) ? [[path, withoutComments(text)] as const] : [],
  );

describe.each(GAME_IDS)('the board of %s', (id) => {
  test('names no card, neither by its id nor by a constant of its own', () => {
    const ids = [...(CARD_IDS[`../../../games/${id}/rules/cards/printed.ts`]?.keys() ?? [])];
    expect(ids.length).toBeGreaterThan(5);
    const constants = ids.map((card) => card.toUpperCase().replaceAll('-', '_')).join('|');
    const names = new RegExp(`'(?:${ids.join('|')})'|\\b(?:${constants})\\b`);
    expect(sourcesOf(id).flatMap(([path, code]) => names.exec(code)?.map((name) => `${path}: ${name}`) ?? [])).toEqual(
      [],
    );
  });
});
