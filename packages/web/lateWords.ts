import type { Plugin } from 'vite';

const DICTIONARY = /\/games\/(\w+)\/(text|words)\/(en|cs|sk)\.ts$/;

/**
 * Takes the dictionaries out of the scripts of the games: the page fills in the reader's language (`src/games/lateWords.ts`), a
 * worker says nothing and does without. Everywhere else a game has all its languages at once.
 */
export function lateWords(where: 'page' | 'worker'): Plugin {
  return {
    name: 'late-words',
    enforce: 'pre',
    load(id) {
      const [, game, kind, locale] = DICTIONARY.exec(id) ?? [];
      if (locale === undefined) return null;
      if (where === 'worker') return `export const ${locale} = {};`;
      const book = `${import.meta.dirname}/src/games/wordBooks.ts`;
      return `import { bookOf } from ${JSON.stringify(book)};
export const ${locale} = bookOf('${game}', '${kind}', '${locale}');`;
    },
  };
}
