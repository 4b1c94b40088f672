import { formatPlain, type Locale, type Param } from '@regalia/kernel';

/** What a board says besides the sentences of its game. */
export interface Words<Key extends string> {
  readonly word: (speech: { readonly locale: Locale }, key: Key, params?: Readonly<Record<string, Param>>) => string;
  /** Undefined where there is no such word. */
  readonly wordIfAny: (
    speech: { readonly locale: Locale },
    key: string,
    params?: Readonly<Record<string, Param>>,
  ) => string | undefined;
}

/** The words of a board in every language; the formatter is the one that games use. */
export function makeWords<Key extends string>(
  words: Readonly<Record<Locale, Readonly<Record<Key, string>>>>,
): Words<Key> {
  const say = (locale: Locale, key: string, params: Readonly<Record<string, Param>> = {}): string =>
    formatPlain(locale, words[locale], { key, params }, (_, id) => String(id));
  return {
    word: ({ locale }, key, params) => say(locale, key, params),
    wordIfAny: ({ locale }, key, params) => (Object.hasOwn(words[locale], key) ? say(locale, key, params) : undefined),
  };
}
