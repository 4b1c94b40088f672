import type { Dictionaries, Locale } from '@regalia/kernel';

/** The texts of the rules and the words of the boards. Each language of each is a chunk of its own, loaded beside the rules. */
const TEXTS = import.meta.glob<Dictionaries>('../../../games/*/text/dictionaries.ts', {
  eager: true,
  import: 'dictionaries',
});
const LOAD_WORDS = import.meta.glob<(locale: Locale) => Promise<void>>('./*/words.ts', { eager: true, import: 'load' });

const gamesInUse = new Set<string>();
/** The present language, and the next one while it loads. */
let locales: readonly Locale[] = [];

/** What the rules of a game say, without the rules. */
export function textsOf(game: string): Dictionaries | undefined {
  return TEXTS[`../../../games/${game}/text/dictionaries.ts`];
}

/** Must be awaited before the game says anything. A later change of language loads its texts too. */
export async function loadGameTexts(game: string): Promise<void> {
  gamesInUse.add(game);
  await Promise.all(locales.map((locale) => load(game, locale)));
}

/** Resolves when all games in use have their texts in the language. */
export async function changeLocale(locale: Locale): Promise<void> {
  locales = [...locales, locale];
  await Promise.all([...gamesInUse].map((game) => load(game, locale)));
  locales = [locale];
}

async function load(game: string, locale: Locale): Promise<void> {
  await Promise.all([textsOf(game)?.load(locale), LOAD_WORDS[`./${game}/words.ts`]?.(locale)]);
}
