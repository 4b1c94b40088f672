import { describe, expect, test } from 'vitest';
import { GAME_IDS } from './catalog.ts';

/** What boards are made of, without drawings, signs, words and lessons, which are about single cards. */
const SOURCES = import.meta.glob<string>(
  ['./*/**/*.{ts,tsx}', '!./*/{art,words}/**', '!./*/lesson*', '!./*/card/signs.ts', '!./**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
);
const CARD_IDS = import.meta.glob<ReadonlyMap<string, number>>('../../../games/*/rules/cards/printed.ts', {
  import: 'CARD_IDS',
  eager: true,
});

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
const withoutStrings = (code: string): string => code.replaceAll(/'[^'\n]*'/g, "''");
const sourcesOf = (id: string): (readonly [path: string, code: string])[] =>
  Object.entries(SOURCES).flatMap(([path, text]) =>
    path.startsWith(`./${id}/`) ? [[path, withoutComments(text)] as const] : [],
  );

/** Boards that still look at prompts or name cards. */
const UNCONVERTED: readonly string[] = ['citadels', 'diceking'];

describe.each(GAME_IDS.filter((id) => !UNCONVERTED.includes(id)))('the board of %s', (id) => {
  test('reads of a question what its options are and where they lie, never its prompt', () => {
    const readers = sourcesOf(id).filter(([, code]) => /\bprompt\b/.test(withoutStrings(code)));
    expect(readers.map(([path]) => path)).toEqual([]);
  });

  test('names no card: it compares with no id and uses no constant of a card', () => {
    const ids = [...(CARD_IDS[`../../../games/${id}/rules/cards/printed.ts`]?.keys() ?? [])];
    expect(ids.length).toBeGreaterThan(5);
    const constants = ids.map((card) => card.toUpperCase().replaceAll('-', '_')).join('|');
    const names = new RegExp(`[=!]== '(?:${ids.join('|')})'|\\b(?:${constants})\\b`);
    expect(sourcesOf(id).flatMap(([path, code]) => names.exec(code)?.map((name) => `${path}: ${name}`) ?? [])).toEqual(
      [],
    );
  });
});
