import type { Decision, Message, OptionId, Param, Params, Seat } from '../base/vocabulary.ts';
import type { Dictionaries, Dictionary, Locale } from './dictionaries.ts';

/** A piece of a formatted message. Names of cards and seats keep their identity. */
export type TextPart = string | { readonly of: string; readonly id: number; readonly text: string };

/** Returns the name of an entity in one language, e.g. of card 3 or seat 1. */
export type Namer = (of: string, id: number) => string;

/**
 * Maps a game's events, decisions and options to messages. Besides their keys, every dictionary has `game.name` and
 * `game.tagline`, `zone.<name>`, `option.<key>`, `option.<key>.hint` and `option.<key>.<value>` for the table options,
 * `tiebreak.<n>`, and the keys of refusals and score lines.
 */
export interface GameTexts<E> extends Dictionaries {
  /** The message for an event; undefined if the log omits it. */
  ofEvent(event: E): Message | undefined;
  ofDecision(d: Decision): Message;
  /** A short label for an option. */
  ofOption(d: Decision, option: OptionId): Message;
  /** The name of a parameter's entity, e.g. of card 3. Never called for seats; the table names those. */
  ofEntity(of: string, id: number): Message;
}

const PLACEHOLDER = /\{(\w+)(?:, ([^{}]*))?\}/g;

/**
 * Inserts parameters into a text. `{card}` becomes a name or number. `{n, one: card | few: cards | other: cards}` becomes
 * the plural form for `n`, in which `#` is the number. Throws RangeError if the text or a parameter is missing.
 */
export function formatMessage(locale: Locale, dictionary: Dictionary, message: Message, namer: Namer): TextPart[] {
  const template = dictionary[message.key];
  if (template === undefined) throw new RangeError(`no ${locale} text for "${message.key}"`);
  const text = addNonBreakingSpaces(locale, template);
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    if (match.index > at) parts.push(text.slice(at, match.index));
    parts.push(...fill(locale, message, match[1] as string, match[2], namer));
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

const LONE_LETTER = /(?<=^|[\s(„])([kvszouai]) /gi;

/** Binds one-letter words to the next word, since Czech and Slovak lines must not end in one. */
export function addNonBreakingSpaces(locale: Locale, text: string): string {
  return locale === 'en' ? text : text.replace(LONE_LETTER, '$1\u00a0');
}

/** Formats a message as one string, for logs, terminals and screen readers. */
export function formatPlain(locale: Locale, dictionary: Dictionary, message: Message, namer: Namer): string {
  return formatMessage(locale, dictionary, message, namer)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
}

/** Returns a namer that takes seat names from the table and all other names from the game. */
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

/** A card, seat or other named entity as a parameter. */
export function namedParam(of: string, id: number | readonly number[]): Param {
  return { of, id };
}

export const seatParam = (seat: Seat | readonly Seat[]): Param => namedParam('seat', seat);
export const cardParam = (card: number | readonly number[]): Param => namedParam('card', card);

/** The id of the entity a parameter names; null if it names none or several. */
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

/** Lists names. Entities with the same name are merged and counted, except seats: two people may share a name. */
function fillNames(locale: Locale, of: string, id: number | readonly number[], namer: Namer): TextPart[] {
  const byName = new Map<string | number, { entity: TextPart & object; count: number }>();
  for (const one of typeof id === 'number' ? [id] : id) {
    const text = namer(of, one);
    const key = of === 'seat' ? one : text;
    const entry = byName.get(key) ?? { entity: { of, id: one, text }, count: 0 };
    entry.count++;
    byName.set(key, entry);
  }
  const listed = [...byName.values()];
  let next = 0;
  return listFormat(locale)
    .formatToParts(listed.map(({ entity }) => entity.text))
    .flatMap((part): TextPart[] => {
      if (part.type !== 'element') return [addNonBreakingSpaces(locale, part.value)];
      const { entity, count } = listed[next++] as (typeof listed)[number];
      return count === 1 ? [entity] : [`${numberText(locale, count)}×\u00a0`, entity];
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

/** Caches Intl objects, which cost far more to create than to use. */
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
