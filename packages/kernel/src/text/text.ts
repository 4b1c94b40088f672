import type { Decision, Message, OptionId, Param, Params, Seat } from '../base/vocabulary.ts';
import type { Dictionaries, Dictionary, Locale } from './dictionaries.ts';

/** A piece of a formatted message. Names of cards and seats keep their identity. */
export type TextPart = string | { readonly of: string; readonly id: number; readonly text: string };

/** Returns the name of an entity in one language, e.g. of card 3 or seat 1, in a grammatical case if one is given. */
export type Namer = (of: string, id: number, grammaticalCase?: string) => string;

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

const PLACEHOLDER = /\{(\w+)(?:\.(\w+))?(?:, ([^{}]*))?\}/g;

/**
 * Inserts parameters into a text. `{card}` becomes a name or number, `{card.acc}` a name in a grammatical case, `{Card}`
 * one with a capital letter.
 * `{n, one: # card | other: # cards}` becomes the plural form for `n`, in which `#` is the number.
 * `{seat, you: You draw | other: # draws}` becomes the first form if the seat is the reader's, else the second, in which
 * `#` is the name. Throws RangeError if the text or a parameter is missing.
 */
export function formatMessage(
  locale: Locale,
  dictionary: Dictionary,
  message: Message,
  namer: Namer,
  reader: Seat | null = null,
): TextPart[] {
  const template = dictionary[message.key];
  if (template === undefined) throw new RangeError(`no ${locale} text for "${message.key}"`);
  const text = addNonBreakingSpaces(locale, template);
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    if (match.index > at) parts.push(text.slice(at, match.index));
    const [, written = '', grammaticalCase, forms] = match;
    const name = written.charAt(0).toLowerCase() + written.slice(1);
    const filled = fill(locale, message, { name, grammaticalCase, forms }, namer, reader);
    parts.push(...(name === written ? filled : capitalized(locale, filled)));
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

const LONE_LETTER = /(?<=^|[\s(„])([kvszouai]) /gi;
/** A number before its noun; a placeholder with a full stop is an ordinal. */
const BEFORE_NOUN = /((?<![\p{L}\d])\d+\.?|\}\.) (?=\p{Ll})/gu;

/** Binds one-letter words to the next word and numbers to their noun; Czech and Slovak lines must not end in one. */
export function addNonBreakingSpaces(locale: Locale, text: string): string {
  if (locale === 'en') return text;
  return text.replace(LONE_LETTER, '$1\u00a0').replace(BEFORE_NOUN, '$1\u00a0');
}

/** Formats a message as one string, for logs, terminals and screen readers. */
export function formatPlain(
  locale: Locale,
  dictionary: Dictionary,
  message: Message,
  namer: Namer,
  reader: Seat | null = null,
): string {
  return formatMessage(locale, dictionary, message, namer, reader)
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
  const namer: Namer = (of, id, grammaticalCase) => {
    if (of !== 'seat')
      return formatPlain(locale, dictionary, inflected(texts.ofEntity(of, id), grammaticalCase), namer);
    const name = seatNames[id];
    if (name === undefined) throw new RangeError(`seat ${id} has no name`);
    return name;
  };
  function inflected(message: Message, grammaticalCase: string | undefined): Message {
    const key = `${message.key}.${grammaticalCase}`;
    return key in dictionary ? { ...message, key } : message;
  }
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

function capitalized(locale: Locale, [first, ...rest]: readonly TextPart[]): TextPart[] {
  if (first === undefined) return [];
  const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  return [typeof first === 'string' ? capital(first) : { ...first, text: capital(first.text) }, ...rest];
}

interface Placeholder {
  readonly name: string;
  readonly grammaticalCase: string | undefined;
  readonly forms: string | undefined;
}

function fill(
  locale: Locale,
  message: Message,
  { name, grammaticalCase, forms }: Placeholder,
  namer: Namer,
  reader: Seat | null,
): TextPart[] {
  const value = message.params[name];
  if (value === undefined) throw new RangeError(`"${message.key}" needs the parameter "${name}"`);
  if (typeof value === 'object') {
    if (forms !== undefined) return fillPerson(forms, value.of, onlyId(message.key, value.id), namer, reader);
    return fillNames(locale, value.of, value.id, namer, grammaticalCase);
  }
  if (forms === undefined) return [typeof value === 'number' ? numberText(locale, value) : value];
  if (typeof value !== 'number') throw new RangeError(`"${message.key}" needs a number for "${name}"`);
  const form = chooseForm(forms, pluralRules(locale).select(value)).replaceAll('#', numberText(locale, value));
  return [addNonBreakingSpaces(locale, form)];
}

function onlyId(key: string, id: number | readonly number[]): number {
  const [only, ...others] = typeof id === 'number' ? [id] : id;
  if (only === undefined || others.length > 0) throw new RangeError(`"${key}" speaks of exactly one seat`);
  return only;
}

function fillPerson(forms: string, of: string, id: number, namer: Namer, reader: Seat | null): TextPart[] {
  const [before = '', ...after] = chooseForm(forms, id === reader ? 'you' : 'other').split('#');
  const named = after.flatMap((text): TextPart[] => [{ of, id, text: namer(of, id) }, text]);
  return [before, ...named].filter((part) => part !== '');
}

/** Lists names. Entities with the same name are merged and counted, except seats: two people may share a name. */
function fillNames(
  locale: Locale,
  of: string,
  id: number | readonly number[],
  namer: Namer,
  grammaticalCase: string | undefined,
): TextPart[] {
  const byName = new Map<string | number, { entity: TextPart & object; count: number }>();
  for (const one of typeof id === 'number' ? [id] : id) {
    const text = namer(of, one, grammaticalCase);
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

function chooseForm(forms: string, rule: string): string {
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
