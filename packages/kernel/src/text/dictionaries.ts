/** The languages of every text. */
export const LOCALES = ['en', 'cs', 'sk'] as const;
export type Locale = (typeof LOCALES)[number];

/** Texts in one language, by key. */
export type Dictionary<K extends string = string> = Readonly<Record<K, string>>;

/**
 * The forms of a name that a sentence can ask for: accusative, genitive, the phrase "from it", plural, and an adjective
 * before a masculine noun in the nominative and in the genitive.
 */
export const GRAMMATICAL_CASES = ['acc', 'gen', 'from', 'plural', 'masc', 'mascGen'] as const;

/** Names in grammatical cases, by key and case. Cases that look like the nominative are left out. */
export type Inflections<K extends string> = Readonly<
  Partial<Record<`${K}.${(typeof GRAMMATICAL_CASES)[number]}`, string>>
>;

/** Texts in every language, each loaded when it is first needed. */
export interface Dictionaries<K extends string = string> {
  /** Resolves once `dictionary` has the language. */
  load(locale: Locale): Promise<void>;
  /** The texts of a loaded language; throws if it was not loaded. */
  dictionary(locale: Locale): Dictionary<K>;
}

/** Loads each language with its own function, usually a dynamic import. A failed load can be repeated. */
export function makeDictionaries<K extends string>(
  loaders: Readonly<Record<Locale, () => Promise<Dictionary<K>>>>,
): Dictionaries<K> {
  const loaded = new Map<Locale, Dictionary<K>>();
  return {
    async load(locale) {
      if (!loaded.has(locale)) loaded.set(locale, await loaders[locale]());
    },
    dictionary(locale) {
      const dictionary = loaded.get(locale);
      if (dictionary === undefined) throw new Error(`The texts in "${locale}" are not loaded. Call load first.`);
      return dictionary;
    },
  };
}
