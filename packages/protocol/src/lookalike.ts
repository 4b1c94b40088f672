/** Letters and digits that are taken for a Latin letter, by that letter. */
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

/** Names that speak for the server or for a bot, in the languages of the page. */
const RESERVED = new Set(
  ['admin', 'administrator', 'moderator', 'operator', 'regalia', 'server', 'system', 'bot', 'spravce', 'spravca'].map(
    plainLook,
  ),
);
/** What people are called who have not chosen a name. */
const GUEST = /^(guest|host)[\dlo]{4}$/;

/** What a name is taken for at a glance: names with the same look cannot be told apart. */
export function lookOf(name: string): string {
  return [...name.normalize('NFKC')].map((letter) => LATIN.get(letter) ?? letter).join('');
}

/** Whether a name looks like one that only the server gives. */
export function isReservedName(name: string): boolean {
  const look = plainLook(name);
  return RESERVED.has(look) || GUEST.test(look);
}

/** The look without accents, capitals and everything between the letters; i and l count as one. */
function plainLook(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return lookOf(letters)
    .replaceAll('i', 'l')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
