import { GAME_BOTS } from '@regalia/games/list';
import {
  addNonBreakingSpaces,
  formatMessage,
  formatPlain,
  type Game,
  LEVELS,
  type Locale,
  type Message,
  makeNamer,
  type Seat,
  type TextPart,
} from '@regalia/kernel';
import { lookOf } from '@regalia/protocol';
import { useMemo } from 'react';
import { type Translate, useText } from '../../i18n/text.ts';
import type { Sitter } from '../../tableModel/TableSource.ts';

/** What can be said at a table: the game's sentences with the sitters' names put in. */
export interface TableSpeech {
  readonly t: Translate;
  readonly locale: Locale;
  readonly nameOf: (seat: Seat) => string;
  /** The seat whose person, having no name, is spoken to; null if everybody has a name. */
  readonly reader: Seat | null;
  readonly say: (message: Message) => TextPart[];
  readonly plain: (message: Message) => string;
  /** A text of the game by its key; undefined if the game has none. */
  readonly text: (key: string) => string | undefined;
  readonly cardName: (card: number) => string;
  /** A name in a grammatical case; the plain name in a language without cases. */
  readonly inflect: (of: string, id: number, grammaticalCase: string) => string;
}

/** The levels; those that older tables know: some play any game, some are of each game's own. */
const BOTS = [...LEVELS, 'greedy', 'random', 'tree', ...GAME_BOTS] as const;

export function sitterName(t: Translate, { kind, name, level, seat }: Sitter): string {
  if (kind === 'open') return t('seat.open');
  if (kind === 'bot') return level === null ? t('seat.bot') : botName(t, level);
  return personName(t, name) || t('seat.person', { n: seat + 1 });
}

/** What stands on the plates: the only person, if without a name, is the one who reads it. */
export function sitterNames(t: Translate, sitters: readonly Sitter[]): string[] {
  const reader = readerSeat(sitters);
  return tellApart(sitters.map((sitter) => (sitter.seat === reader ? t('seat.me') : sitterName(t, sitter))));
}

/** The seat of the only person, if that person has no name; null if everybody has one. */
export function readerSeat(sitters: readonly Sitter[]): Seat | null {
  const people = sitters.filter(({ kind }) => kind !== 'bot');
  const [only] = people;
  return people.length === 1 && only?.kind === 'person' && only.name === '' ? only.seat : null;
}

/** A guest who has not chosen a name is called one in the reader's language. */
export function personName(t: Translate, name: string): string {
  const [, n] = /^Guest (\d{4})$/.exec(name) ?? [];
  return n === undefined ? isolated(name) : t('seat.guest', { n });
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Keeps a name written from right to left from turning the sentence around it, as `<bdi>` does in markup. */
function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

export function botName(t: Translate, level: string): string {
  const bot = BOTS.find((known) => known === level);
  return bot === undefined ? level : t(`bot.${bot}`);
}

/** The level, the name and how it plays, for choosing one. */
export function botWithStyle(t: Translate, level: string): string {
  const bot = BOTS.find((known) => known === level);
  if (bot === undefined) return level;
  const texts = { name: t(`bot.${bot}`), style: t(`bot.${bot}.style`) };
  const known = LEVELS.find((one) => one === level);
  return known === undefined
    ? t('bot.with-style', texts)
    : t('bot.with-level', { level: t(`level.${known}`), ...texts });
}

export function useTableSpeech(game: Game, sitters: readonly Sitter[]): TableSpeech {
  const { t, locale } = useText();
  // As text, so that the speech stays the same object while the names stay the same.
  const names = JSON.stringify(sitterNames(t, sitters));
  const reader = readerSeat(sitters);
  return useMemo(
    () => makeSpeech(game, t, locale, JSON.parse(names) as readonly string[], reader),
    [game, t, locale, names, reader],
  );
}

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII'];

/** Bots of one level bear one name, and names of other letters can look the same; like kings, they are numbered. */
function tellApart(names: readonly string[]): string[] {
  const looks = names.map(lookOf);
  return names.map((name, i) => name + (NUMERALS[countBefore(looks, i)] ?? ''));
}

function countBefore(looks: readonly string[], at: number): number {
  return looks.slice(0, at).filter((look) => look === looks[at]).length;
}

export function makeSpeech(
  game: Game,
  t: Translate,
  locale: Locale,
  names: readonly string[],
  reader: Seat | null,
): TableSpeech {
  const dictionary = game.texts.dictionary(locale);
  const namer = makeNamer(game.texts, locale, names);
  return {
    t,
    locale,
    reader,
    nameOf: (seat) => names[seat] ?? '',
    say: (message) => formatMessage(locale, dictionary, message, namer, reader),
    plain: (message) => formatPlain(locale, dictionary, message, namer, reader),
    text: (key) => {
      const text = dictionary[key];
      return text === undefined ? undefined : addNonBreakingSpaces(locale, text);
    },
    cardName: (card) => namer('card', card),
    inflect: namer,
  };
}
