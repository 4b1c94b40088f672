import type { Dictionary, Locale } from '@regalia/kernel';
import { bookOf, KINDS } from './wordBooks.ts';

type Chunk = Partial<Record<Locale, Dictionary>>;

/** Each language of each game is a chunk of its own; `?late` is how the build tells it from what the rules import. */
const CHUNKS = import.meta.glob<Chunk>(['../../../games/*/text/{en,cs,sk}.ts', './*/words/{en,cs,sk}.ts'], {
  query: '?late',
});
const FOLDERS = { text: '../../../games', words: '.' } as const;

const inUse = new Set<string>();
/** The present language, and the next one while it is loaded. */
let spoken: readonly Locale[] = ['en'];

/** To be waited for before the game says anything; a change of language finds it in use. */
export async function loadWords(game: string): Promise<void> {
  inUse.add(game);
  await Promise.all(spoken.map((locale) => fill(game, locale)));
}

/** Returns when all games in use can be read in it. */
export async function speak(locale: Locale): Promise<void> {
  spoken = [...spoken, locale];
  await Promise.all([...inUse].map((game) => fill(game, locale)));
  spoken = [locale];
}

async function fill(game: string, locale: Locale): Promise<void> {
  await Promise.all(
    KINDS.map(async (kind) => {
      const chunk = await CHUNKS[`${FOLDERS[kind]}/${game}/${kind}/${locale}.ts`]?.();
      Object.assign(bookOf(game, kind, locale), chunk?.[locale]);
    }),
  );
}
