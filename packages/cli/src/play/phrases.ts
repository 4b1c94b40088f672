import type { Locale } from '@regalia/kernel';

/** Texts of the terminal itself; all others come from the game. */
const en = {
  player: 'Player',
  help: 'Type numbers to choose. ? explains the options, w the rule, t shows the table, s the score, l the log, u undoes, q quits.',
  badNumber: 'Pick one of the numbers above, or type ? for help.',
  rule: 'This question comes from rule {0}.',
  cannotUndo: 'You can’t undo: hidden cards were revealed or others have answered since.',
  undone: 'Undone.',
  total: '{0}: {1} points',
  preview: 'if scored now',
  hidden: '{0} hidden',
  remembered: '{0} hidden, you remember {1}',
  none: 'none',
  amount: 'Type a number from {0} to {1}.',
  saved: 'Saved to {0}. Continue with:',
  finished: 'Saved to {0}.',
  noLog: 'Nothing has happened yet.',
};

export type Phrase = keyof typeof en;

const cs: Readonly<Record<Phrase, string>> = {
  player: 'Hráč',
  help: 'Volíš čísly. ? vysvětlí možnosti, w proč se ptám, t ukáže stůl, s body, l průběh, u vezme zpět, q skončí.',
  badNumber: 'To není žádné z čísel nahoře. ? je vysvětlí.',
  rule: 'Ptám se podle pravidla {0}.',
  cannotUndo: 'Není co vzít zpět: od té doby bylo vidět něco skrytého, nebo odpověděli i ostatní.',
  undone: 'Vzato zpět.',
  total: '{0}: body {1}',
  preview: 'kdyby se bodovalo teď',
  hidden: 'skrytých: {0}',
  remembered: 'skrytých: {0}, pamatuješ si: {1}',
  none: 'nic z toho',
  amount: 'Napiš číslo od {0} do {1}.',
  saved: 'Uloženo v {0}. Pokračuj příkazem:',
  finished: 'Uloženo v {0}.',
  noLog: 'Ještě se nic nestalo.',
};

const sk: Readonly<Record<Phrase, string>> = {
  player: 'Hráč',
  help: 'Voľ číslami. ? vysvetlí možnosti, w prečo sa pýtam, t ukáže stôl, s body, l priebeh, u vezme späť, q skončí.',
  badNumber: 'To nie je žiadne z čísel hore. ? ich vysvetlí.',
  rule: 'Pýtam sa podľa pravidla {0}.',
  cannotUndo: 'Niet čo vziať späť: odvtedy bolo vidno niečo skryté, alebo odpovedali aj ostatní.',
  undone: 'Vzaté späť.',
  total: '{0}: body {1}',
  preview: 'keby sa bodovalo teraz',
  hidden: 'skrytých: {0}',
  remembered: 'skrytých: {0}, pamätáš si: {1}',
  none: 'nič z toho',
  amount: 'Napíš číslo od {0} do {1}.',
  saved: 'Uložené v {0}. Pokračuj príkazom:',
  finished: 'Uložené v {0}.',
  noLog: 'Ešte sa nič nestalo.',
};

const PHRASES = { en, cs, sk };

export function phrase(locale: Locale, key: Phrase, ...values: readonly (string | number)[]): string {
  return PHRASES[locale][key].replace(/\{(\d)\}/g, (_, i: string) => String(values[Number(i)]));
}
