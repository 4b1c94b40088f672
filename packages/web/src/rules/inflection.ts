import type { Locale } from '@regalia/kernel';
import { KIN } from './kin.ts';

/** Without diacritics, the longest first. */
const ENDINGS: Readonly<Record<Locale, readonly string[]>> = {
  en: 'ings ing ers ies ied er es ed s e y'.split(' '),
  cs: slavic('uv'),
  sk: slavic('iach iam och eho'),
};

function slavic(own: string): readonly string[] {
  const common = [
    'anie enie ania enia ovat avat nout ujes nut ame ime ete ite uje uji eny ena ene eni ani ati iti emu eho ymi imi ami emi',
    'ach ech ich ych ovi ove at it et ou em om am um ym im ov ej a e i o u y',
  ];
  return [own, ...common].flatMap((line) => line.split(' ')).sort((a, b) => b.length - a.length);
}

/** The shortest stem that still tells a word from others that begin alike. */
const SHORTEST: Readonly<Record<Locale, number>> = { en: 3, cs: 2, sk: 2 };
const LONG_STEM = 5;

/**
 * A pattern that finds the word in its other forms, and those that mean the same: `kletba` in `Kletbu`, `odhodit` in `odloží`,
 * `murdered` in `murder`. Undefined for what is no word.
 */
export function formsOf(word: string, lang: Locale): string | undefined {
  if (!/^[a-z][a-z-]+[a-z]$/.test(word)) return undefined;
  const isFormOf = (stem: string): boolean => new RegExp(`^(?:${formsOfStem(stem, lang)})$`).test(word);
  const kin = KIN[lang].find((stems) => stems.some(isFormOf));
  const stems = kin ?? [stemOf(word, lang), ...(lang === 'en' ? [] : withoutFleetingVowel(word))];
  return `(?<![a-z])(?:${stems.map((stem) => formsOfStem(stem, lang)).join('|')})`;
}

function stemOf(word: string, lang: Locale): string {
  const ending = ENDINGS[lang].find((one) => new RegExp(`^[a-z]{${SHORTEST[lang]},}?${one}$`).test(word));
  return ending === undefined ? word : word.replace(new RegExp(`${ending}$`), '');
}

function formsOfStem(stem: string, lang: Locale): string {
  if (stem.endsWith('$')) return `${stem.slice(0, -1)}(?![a-z])`;
  const ending = `(?:${ENDINGS[lang].join('|')})?(?![a-z])`;
  if (lang === 'en') return `${stem}${stem.at(-1) ?? ''}?${ending}`;
  const forms = stem.length >= LONG_STEM ? `${stem}[a-z]*` : `${stem}${ending}`;
  return `(?:ne)?(?:${[forms, ...withFleetingVowel(stem)].join('|')})`;
}

/** `karet` and `kariet` have the stem `kart`. */
function withoutFleetingVowel(word: string): string[] {
  const [, start, last] = /^([a-z]+[bcdfghjklmnprstvz])(?:ie|e|o)([bcdfghjklmnprstvz])$/.exec(word) ?? [];
  return start === undefined ? [] : [`${start}${last}`];
}

/** `kart` is `karet` or `kariet` in the genitive, `kostk` is `kostek`. */
function withFleetingVowel(stem: string): string[] {
  const [, start, last] = /^([a-z]*[bcdfghjklmnprstvz])([bcdfghjklmnprstvz])$/.exec(stem) ?? [];
  return start === undefined ? [] : [`${start}(?:e|ie|o)${last}(?![a-z])`];
}
