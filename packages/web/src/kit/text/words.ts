import { formatPlain, type Locale, type Param } from '@regalia/kernel';

/** What a board says besides the sentences of its game. */
export interface Words<Key extends string> {
  readonly word: (speech: { readonly locale: Locale }, key: Key, params?: Readonly<Record<string, Param>>) => string;
  readonly isWord: (speech: { readonly locale: Locale }, key: string) => key is Key;
}

/** The words of a board in every language; the formatter is the one that games use. */
export function makeWords<Key extends string>(
  words: Readonly<Record<Locale, Readonly<Record<Key, string>>>>,
): Words<Key> {
  return {
    word: ({ locale }, key, params = {}) => formatPlain(locale, words[locale], { key, params }, (_, id) => String(id)),
    isWord: ({ locale }, key): key is Key => Object.hasOwn(words[locale], key),
  };
}
