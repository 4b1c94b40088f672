import { expect, test } from 'vitest';
import { GAME_IDS } from '../../games/catalog.ts';
import { loadBook } from '../book/loadBook.ts';
import { lineFor } from './search.ts';

const sources = import.meta.glob<string>(['../../../../games/*/**/*.ts', '!**/*.test.ts', '!**/testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The rules that questions, refusals and points of a game lead to. */
function rulesNamedBy(game: string): string[] {
  const files = Object.entries(sources).filter(([path]) => path.includes(`/games/${game}/`));
  return [...new Set(files.flatMap(([, text]) => text.match(/(?<=')[A-Z]{3}-[A-Z\d][\w.]*(?=')/g) ?? []))];
}

test.each(GAME_IDS.flatMap((game) => (['en', 'cs', 'sk'] as const).map((lang) => ({ game, lang }))))(
  'every rule that $game names opens its book in $lang at that very line',
  async ({ game, lang }) => {
    const book = await loadBook(game, lang);
    const named = rulesNamedBy(game);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((rule) => lineFor(book, rule) !== rule)).toEqual([]);
  },
);
