import type { Decision, OptionId, Param, Params, Seat } from '../base/vocabulary.ts';

/** The languages every sentence exists in. */
export const LOCALES = ['en', 'cs', 'sk'] as const;
export type Locale = (typeof LOCALES)[number];

/** A sentence to be said: which one, and what to put in. */
export interface Message {
  readonly key: string;
  readonly params: Params;
}

/** A piece of a sentence; things the reader can look at (cards, seats) keep what they are. */
export type TextPart = string | { readonly of: string; readonly id: number; readonly text: string };

/** Names a thing in one language, e.g. card 3 or seat 1. */
export type Namer = (of: string, id: number) => string;

/** A game's sentences in one language, by key. */
export type Dictionary<K extends string = string> = Readonly<Record<K, string>>;

/**
 * Everything a game can say; the same for every language, so that a missing text is a type error. Besides what the members
 * lead to, every dictionary has `game.name` and `game.tagline`, `zone.<name>` for the zones, `option.<key>`,
 * `option.<key>.hint` and `option.<key>.<value>` for the table options, `tiebreak.<n>` for the tie-breaks, and the keys of
 * refusals and score lines.
 */
export interface GameTexts<E> {
  dictionary(locale: Locale): Dictionary;
  /** The sentence for an event; undefined where there is nothing to tell. */
  ofEvent(event: E): Message | undefined;
  ofDecision(d: Decision): Message;
  /** What taking this option means, in a few words. */
  ofOption(d: Decision, option: OptionId): Message;
  /** The name of what a parameter stands for, e.g. card 3; never asked for seats, which the table names. */
  ofEntity(of: string, id: number): Message;
}

const PLACEHOLDER = /\{(\w+)(?:, ([^{}]*))?\}/g;

/**
 * Puts parameters into a sentence. `{card}` is replaced by a name or number; `{n, one: card | few: cards | other: cards}` by
 * the form that the language uses for the number, in which `#` stands for the number itself.
 */
export function formatMessage(locale: Locale, dictionary: Dictionary, message: Message, namer: Namer): TextPart[] {
  const template = dictionary[message.key];
  if (template === undefined) throw new RangeError(`no ${locale} text for "${message.key}"`);
  const tied = addNonBreakingSpaces(locale, template);
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of tied.matchAll(PLACEHOLDER)) {
    if (match.index > at) parts.push(tied.slice(at, match.index));
    parts.push(...fill(locale, message, match[1] as string, match[2], namer));
    at = match.index + match[0].length;
  }
  if (at < tied.length) parts.push(tied.slice(at));
  return parts;
}

const LONE_LETTER = /(?<=^|[\s(„])([kvszouai]) /gi;

/** No line of Czech or Slovak ends in a word of one letter. */
export function addNonBreakingSpaces(locale: Locale, text: string): string {
  return locale === 'en' ? text : text.replace(LONE_LETTER, '$1\u00a0');
}

/** The same as one plain string, for logs, terminals and screen readers. */
export function formatPlain(locale: Locale, dictionary: Dictionary, message: Message, namer: Namer): string {
  return formatMessage(locale, dictionary, message, namer)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
}

/** Names seats as the table does and everything else as the game does. */
export function makeNamer(
  texts: Pick<GameTexts<never>, 'dictionary' | 'ofEntity'>,
  locale: Locale,
  seatNames: readonly string[],
): Namer {
  const dictionary = texts.dictionary(locale);
  const namer: Namer = (of, id) => {
    if (of !== 'seat') return formatPlain(locale, dictionary, texts.ofEntity(of, id), namer);
    const name = seatNames[id];
    if (name === undefined) throw new RangeError(`seat ${id} has no name`);
    return name;
  };
  return namer;
}

/** A card, seat or other named thing as a parameter. */
export function namedParam(of: string, id: number | readonly number[]): Param {
  return { of, id };
}

export const seatParam = (seat: Seat | readonly Seat[]): Param => namedParam('seat', seat);
export const cardParam = (card: number | readonly number[]): Param => namedParam('card', card);

/** The thing that a parameter names; null where there is none. */
export function paramId(params: Params, name: string): number | null {
  const value = params[name];
  return typeof value === 'object' && typeof value.id === 'number' ? value.id : null;
}

function fill(locale: Locale, message: Message, name: string, forms: string | undefined, namer: Namer): TextPart[] {
  const value = message.params[name];
  if (value === undefined) throw new RangeError(`"${message.key}" needs the parameter "${name}"`);
  if (typeof value === 'object') return fillNames(locale, value.of, value.id, namer);
  if (forms === undefined) return [typeof value === 'number' ? numberText(locale, value) : value];
  if (typeof value !== 'number') throw new RangeError(`"${message.key}" needs a number for "${name}"`);
  return [chooseForm(locale, forms, value).replaceAll('#', numberText(locale, value))];
}

/** A list of names; things of one name are named once and counted, but two people may be called alike. */
function fillNames(locale: Locale, of: string, id: number | readonly number[], namer: Namer): TextPart[] {
  const heaps = new Map<string | number, { thing: TextPart & object; count: number }>();
  for (const one of typeof id === 'number' ? [id] : id) {
    const text = namer(of, one);
    const key = of === 'seat' ? one : text;
    const heap = heaps.get(key) ?? { thing: { of, id: one, text }, count: 0 };
    heap.count++;
    heaps.set(key, heap);
  }
  const listed = [...heaps.values()];
  let next = 0;
  return listFormat(locale)
    .formatToParts(listed.map(({ thing }) => thing.text))
    .flatMap((part): TextPart[] => {
      if (part.type !== 'element') return [addNonBreakingSpaces(locale, part.value)];
      const { thing, count } = listed[next++] as (typeof listed)[number];
      return count === 1 ? [thing] : [`${numberText(locale, count)}×\u00a0`, thing];
    });
}

function chooseForm(locale: Locale, forms: string, value: number): string {
  const rule = pluralRules(locale).select(value);
  const byRule = new Map(
    forms.split('|').map((form) => {
      const colon = form.indexOf(':');
      return [form.slice(0, colon).trim(), form.slice(colon + 1).trim()] as const;
    }),
  );
  const chosen = byRule.get(rule) ?? byRule.get('other');
  if (chosen === undefined) throw new RangeError(`no form for ${rule} in "${forms}"`);
  return chosen;
}

/** Making one of these takes far longer than using it. */
function perLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

const pluralRules = perLocale((locale) => new Intl.PluralRules(locale));
const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale));
const listFormat = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

function numberText(locale: Locale, value: number): string {
  return numberFormat(locale).format(value);
}
