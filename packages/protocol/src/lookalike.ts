/** Letters and digits that look like a Latin letter, by that letter. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  a: 'аɑα',
  b: 'Ьƅ',
  c: 'сϲⅽ',
  d: 'ԁⅾ',
  e: 'еҽ',
  g: 'ɡց',
  h: 'һհ',
  i: 'іıιɩ',
  j: 'јϳ',
  k: 'κк',
  l: 'I1|ӏⅼ',
  m: 'мⅿ',
  n: 'пո',
  o: 'оοօ0',
  p: 'рρ',
  q: 'ԛզ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'υսᴜ',
  v: 'νѵⅴ',
  w: 'ԝѡ',
  x: 'хχⅹ',
  y: 'уүγ',
  z: 'ᴢ',
  A: 'АΑ',
  B: 'ВΒ',
  C: 'СϹ',
  E: 'ЕΕ',
  H: 'НΗ',
  J: 'Ј',
  K: 'КΚ',
  M: 'МΜ',
  N: 'Ν',
  O: 'ОΟ',
  P: 'РΡ',
  S: 'Ѕ',
  T: 'ТΤ',
  X: 'ХΧ',
  Y: 'УΥҮ',
  Z: 'Ζ',
};

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(TAKEN_FOR).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
);

/** Names that could speak for the server or a bot, in the languages of the page. */
const RESERVED = new Set(
  ['admin', 'administrator', 'moderator', 'operator', 'regalia', 'server', 'system', 'bot', 'spravce', 'spravca'].map(
    plainLook,
  ),
);
/** Default names of people who have not chosen one. */
const GUEST = /^(guest|host)[\dlo]{4}$/;

/** The visual form of a name: names with the same form cannot be told from each other at a glance. */
export function lookOf(name: string): string {
  return [...name.normalize('NFKC')].map((letter) => LATIN.get(letter) ?? letter).join('');
}

/** Whether a name looks like one that only the server assigns. */
export function isReservedName(name: string): boolean {
  const look = plainLook(name);
  return RESERVED.has(look) || GUEST.test(look);
}

/** The form without accents, capitals and everything between letters; i and l count as one. */
function plainLook(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return lookOf(letters)
    .replaceAll('i', 'l')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
