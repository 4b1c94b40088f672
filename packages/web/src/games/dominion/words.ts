import { formatPlain, type Locale, type Param } from '@regalia/kernel';
import { cs } from './words/cs.ts';
import { en, type WordKey } from './words/en.ts';
import { sk } from './words/sk.ts';

const WORDS: Readonly<Record<Locale, Readonly<Record<WordKey, string>>>> = { en, cs, sk };

export type { WordKey };

/** What the board says, besides the sentences of the game itself. */
export function word(
  { locale }: { readonly locale: Locale },
  key: WordKey,
  params: Readonly<Record<string, Param>> = {},
): string {
  return formatPlain(locale, WORDS[locale], { key, params }, (_, id) => String(id));
}

export function isWord(key: string): key is WordKey {
  return key in en;
}
