import type { Locale } from '@regalia/kernel';

/** Without diacritics. The longest that leaves four letters counts. */
const ENDINGS = [
  'ovat avat nout nut eny ena ene eni ani emu eho ymi imi ami emi ach ich ych ovi',
  'at it et ou em om am um ov [aeiouy]',
].flatMap((line) => line.split(' '));
const ENDING = new RegExp(`^([a-z]{4,}?)(?:${ENDINGS.join('|')})$`);

/** Verbs that change inside their stem, and those by which other editions call the same thing. */
const KIN: readonly (readonly string[])[] = [
  ['odloz', 'odklad', 'odhod', 'odhaz', 'odhadz'],
  ['zahod', 'zahaz', 'zahadz', 'vyhod', 'vyhaz', 'vyhadz'],
  ['koup', 'kup'],
  ['dobir', 'dober', 'dobr'],
];

/** How the other forms of a word begin; undefined where the language or the word has none. */
export function stemsOf(word: string, lang: Locale): readonly string[] | undefined {
  if (lang === 'en' || !/^[a-z]{5,}$/.test(word)) return undefined;
  const kin = KIN.find((stems) => stems.some((stem) => word.startsWith(stem)));
  if (kin !== undefined) return kin;
  const [, stem] = ENDING.exec(word) ?? [];
  return stem === undefined ? undefined : [stem];
}
