import {
  type Decision,
  type Dictionary,
  formatPlain,
  type Locale,
  makeDictionaries,
  type Param,
} from '@regalia/kernel';

/** What a board says besides the sentences of its game. */
export interface Words<Key extends string> {
  /** To be awaited before anything is said in the language. */
  readonly load: (locale: Locale) => Promise<void>;
  readonly word: (speech: { readonly locale: Locale }, key: Key, params?: Readonly<Record<string, Param>>) => string;
  /** What a button of the question says: `verb.<prompt>` or `none.<prompt>`. Undefined where there is no such word. */
  readonly questionWord: (
    speech: { readonly locale: Locale },
    button: 'verb' | 'none',
    d: Pick<Decision, 'prompt'>,
  ) => string | undefined;
  /** Undefined where there is no such word. */
  readonly wordIfAny: (
    speech: { readonly locale: Locale },
    key: string,
    params?: Readonly<Record<string, Param>>,
  ) => string | undefined;
}

/** The words of a board, each language with the function that loads it; the formatter is the one that games use. */
export function makeWords<Key extends string>(
  loaders: Readonly<Record<Locale, () => Promise<Dictionary<Key>>>>,
): Words<Key> {
  const { load, dictionary } = makeDictionaries(loaders);
  const say = (locale: Locale, key: string, params: Readonly<Record<string, Param>> = {}): string =>
    formatPlain(locale, dictionary(locale), { key, params }, (_, id) => String(id));
  const wordIfAny: Words<Key>['wordIfAny'] = ({ locale }, key, params) =>
    Object.hasOwn(dictionary(locale), key) ? say(locale, key, params) : undefined;
  return {
    load,
    word: ({ locale }, key, params) => say(locale, key, params),
    questionWord: (speech, button, { prompt }) => wordIfAny(speech, `${button}.${prompt}`),
    wordIfAny,
  };
}
