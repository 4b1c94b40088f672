import type { Locale } from '@regalia/kernel';

/** Endings without diacritics, the longest first. */
const ENDINGS: Readonly<Record<Locale, readonly string[]>> = {
  en: 'ings ing ers ies ied er es ed s e y'.split(' '),
  cs: slavicEndings('uv'),
  sk: slavicEndings('iach iam och eho'),
};

/** The shortest stem that still distinguishes words. */
const MIN_STEM: Readonly<Record<Locale, number>> = { en: 3, cs: 2, sk: 2 };

const LONG_STEM = 5;

/** The stems a folded word may have: `kletbu` gives `kletb`, `karet` gives `karet` and `kart`, `nemusi` also `mus`. */
export function stemsOf(word: string, lang: Locale): readonly string[] {
  if (lang === 'en') return [withoutDoubling(stripEnding(word, lang))];
  const positive = /^ne[a-z]{4,}$/.test(word) ? [word.slice(2)] : [];
  return [word, ...positive].flatMap((form) => [stripEnding(form, lang), ...withoutFleetingVowel(form)]);
}

/** Whether a folded word is the stem with an ending; a long stem also covers other continuations. */
export function isFormOf(word: string, stem: string, lang: Locale): boolean {
  if (!word.startsWith(stem)) return false;
  const rest = word.slice(stem.length);
  return rest === '' || ENDINGS[lang].includes(rest) || (lang !== 'en' && stem.length >= LONG_STEM);
}

function stripEnding(word: string, lang: Locale): string {
  const ending = ENDINGS[lang].find((one) => word.endsWith(one) && word.length - one.length >= MIN_STEM[lang]);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** `rolling` and `robbed` double the last letter of `rol` and `rob`. */
function withoutDoubling(stem: string): string {
  return stem.replace(/([a-z])\1$/, '$1');
}

/** The genitives `karet` and `kariet` have the stem `kart`. */
function withoutFleetingVowel(word: string): string[] {
  const [, start, last] = /^([a-z]+[bcdfghjklmnprstvz])(?:ie|e|o)([bcdfghjklmnprstvz])$/.exec(word) ?? [];
  return start === undefined ? [] : [`${start}${last}`];
}

function slavicEndings(own: string): readonly string[] {
  const common = [
    'anie enie ania enia ovat avat nout ujes nut ame ime ete ite uje uji eny ena ene eni ani ati iti emu eho ymi imi ami emi',
    'ach ech ich ych ovi ove at it et is es as ou em om am um ym im ov ej a e i o u y',
  ];
  return [own, ...common].flatMap((line) => line.split(' ')).sort((a, b) => b.length - a.length);
}
