import type { Locale } from '@regalia/kernel';

/** Chat phrases; each reader sees them in their own language. */
export const PHRASES = {
  hello: { en: 'Hello!', cs: 'Ahoj!', sk: 'Ahoj!' },
  'good-luck': { en: 'Good luck!', cs: 'Hodně štěstí!', sk: 'Veľa šťastia!' },
  'well-played': { en: 'Well played!', cs: 'Pěkně zahráno!', sk: 'Pekne zahrané!' },
  oops: { en: 'Oops!', cs: 'Jejda!', sk: 'Ups!' },
  thinking: { en: 'I am thinking…', cs: 'Přemýšlím…', sk: 'Premýšľam…' },
  'one-moment': { en: 'One moment, please.', cs: 'Chvilku, prosím.', sk: 'Chvíľu, prosím.' },
  'your-turn': { en: 'It is your turn.', cs: 'Jsi na řadě.', sk: 'Si na rade.' },
  thanks: { en: 'Thanks for the game!', cs: 'Díky za hru!', sk: 'Vďaka za hru!' },
  again: { en: 'Another one?', cs: 'Ještě jednu?', sk: 'Ešte jednu?' },
  bye: { en: 'Bye!', cs: 'Měj se!', sk: 'Maj sa!' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

export type PhraseKey = keyof typeof PHRASES;
export const PHRASE_KEYS = Object.keys(PHRASES) as readonly PhraseKey[];
