import { describe, expect, test } from 'vitest';
import type { Locale } from './dictionaries.ts';
import { cardParam, formatMessage, formatPlain, namedParam, seatParam } from './text.ts';

/** Czech ties a lone letter to the next word by a space that does not break. */
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

const namer = (of: string, id: number) => `${of} ${id}`;

const plain = (template: string, params: Parameters<typeof formatMessage>[2]['params'] = {}, locale: Locale = 'en') =>
  formatPlain(locale, { sentence: template }, { key: 'sentence', params }, namer);

describe('plural forms', () => {
  const cards = {
    en: '{n, one: # card | other: # cards}',
    cs: '{n, one: # karta | few: # karty | many: # karty | other: # karet}',
    sk: '{n, one: # karta | few: # karty | many: # karty | other: # kariet}',
  };
  const expected: readonly [Locale, number, string][] = [
    ['en', 0, '0 cards'],
    ['en', 1, '1 card'],
    ['en', 2, '2 cards'],
    ['en', 21, '21 cards'],
    ['en', -1, '-1 card'],
    ['en', 1.5, '1.5 cards'],
    ['en', 1000, '1,000 cards'],
    ['cs', 0, '0 karet'],
    ['cs', 1, '1 karta'],
    ['cs', 2, '2 karty'],
    ['cs', 4, '4 karty'],
    ['cs', 5, '5 karet'],
    ['cs', 22, '22 karet'],
    ['cs', 1.5, '1,5 karty'],
    ['cs', 1000, '1\u00a0000 karet'],
    ['sk', 0, '0 kariet'],
    ['sk', 1, '1 karta'],
    ['sk', 3, '3 karty'],
    ['sk', 5, '5 kariet'],
    ['sk', 12, '12 kariet'],
    ['sk', 0.5, '0,5 karty'],
  ];

  test.each(expected)('in %s, %d', (locale, n, text) => {
    expect(withPlainSpaces(plain(cards[locale], { n }, locale))).toBe(withPlainSpaces(text));
  });

  test('do not part a number from its noun at the end of a Czech or Slovak line', () => {
    expect(plain(cards.cs, { n: 5 }, 'cs')).toBe('5\u00a0karet');
    expect(plain('Kolo {round}. kolo, 3 mince', { round: 2 }, 'cs')).toBe('Kolo 2.\u00a0kolo, 3\u00a0mince');
    expect(plain(cards.en, { n: 5 }, 'en')).toBe('5 cards');
  });

  test('fall back to the last form where a language has no form of its own', () => {
    expect(plain('{n, other: body: #}', { n: 3 }, 'cs')).toBe('body: 3');
  });

  test('may do without the number, or use it twice', () => {
    expect(plain('{n, one: a card | other: #, yes # cards}', { n: 1 })).toBe('a card');
    expect(plain('{n, one: a card | other: #, yes # cards}', { n: 2 })).toBe('2, yes 2 cards');
  });

  test('without any that fits are an error', () => {
    expect(() => plain('{n, one: card}', { n: 2 })).toThrow('no form for other in "one: card"');
  });

  test('need a number', () => {
    expect(() => plain('{n, other: #}', { n: 'two' })).toThrow('"sentence" needs a number for "n"');
  });
});

describe('a message', () => {
  test('keeps the identity of its names', () => {
    const message = { key: 'took', params: { seat: seatParam(1), card: cardParam(7), n: 2 } };
    expect(formatMessage('en', { took: '{seat} takes {card}, {n} left.' }, message, namer)).toEqual([
      { of: 'seat', id: 1, text: 'seat 1' },
      ' takes ',
      { of: 'card', id: 7, text: 'card 7' },
      ', ',
      '2',
      ' left.',
    ]);
  });

  test.each([
    ['en', 'card 1, card 2, and card 3'],
    ['cs', 'card 1, card 2 a card 3'],
    ['sk', 'card 1, card 2 a card 3'],
  ] as const)('lists names as one does in %s', (locale, text) => {
    const message = { key: 's', params: { cards: cardParam([1, 2, 3]) } };
    const parts = formatMessage(locale, { s: '{cards}' }, message, namer);
    expect(withPlainSpaces(parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''))).toBe(text);
    expect(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.id]))).toEqual([1, 2, 3]);
  });

  test('lists one as itself and none as nothing', () => {
    expect(plain('<{cards}>', { cards: cardParam([4]) })).toBe('<card 4>');
    expect(plain('<{cards}>', { cards: cardParam([]) })).toBe('<>');
  });

  test.each(['en', 'cs', 'sk'] as const)('counts equal things in %s', (locale) => {
    const said = (ids: readonly number[]) => withPlainSpaces(plain('{cards}', { cards: cardParam(ids) }, locale));
    expect(said([4, 4, 4])).toBe('3× card 4');
    expect(said([4, 2, 4])).toBe(`2× card 4 ${locale === 'en' ? 'and' : 'a'} card 2`);
  });

  test('merges and counts equal names, except of seats', () => {
    const called = (of: string) =>
      formatPlain('en', { s: '{them}' }, { key: 's', params: { them: namedParam(of, [1, 2]) } }, () => 'Anna');
    expect(withPlainSpaces(called('card'))).toBe('2× Anna');
    expect(called('seat')).toBe('Anna and Anna');
  });

  test('puts the count outside the name', () => {
    const message = { key: 's', params: { cards: cardParam([7, 7]) } };
    expect(formatMessage('cs', { s: '{cards}' }, message, namer)).toEqual([
      '2×\u00a0',
      { of: 'card', id: 7, text: 'card 7' },
    ]);
  });

  test('binds one-letter words in Czech and Slovak', () => {
    expect(plain('V ruce s kartou a {n}', { n: 2 }, 'cs')).toBe('V\u00a0ruce s\u00a0kartou a\u00a02');
    expect(plain('{n, other: # k rade a v hre}', { n: 2 }, 'sk')).toBe('2\u00a0k\u00a0rade a\u00a0v\u00a0hre');
    expect(plain('(s ním) „o tom“', {}, 'cs')).toBe('(s\u00a0ním) „o\u00a0tom“');
    expect(plain('{cards}', { cards: cardParam([1, 2]) }, 'cs')).toBe('card 1 a\u00a0card 2');
    expect(plain('a card', {}, 'en')).toBe('a card');
  });

  test('begins a sentence with a capital letter', () => {
    expect(plain('{Card} falls on {card}.', { card: cardParam(3) })).toBe('Card 3 falls on card 3.');
  });

  test('speaks to its reader and names everybody else', () => {
    const say = (seat: number, reader?: number) =>
      formatMessage(
        'en',
        { s: '{seat, you: You keep | other: # keeps} {card}.' },
        { key: 's', params: { seat: seatParam(seat), card: cardParam(7) } },
        namer,
        reader,
      );
    const card = { of: 'card', id: 7, text: 'card 7' };
    expect(say(1, 1)).toEqual(['You keep', ' ', card, '.']);
    expect(say(1, 0)).toEqual([{ of: 'seat', id: 1, text: 'seat 1' }, ' keeps', ' ', card, '.']);
    expect(say(1)).toEqual(say(1, 0));
  });

  test('speaks of a list of one seat as of that seat, and of no longer list', () => {
    const ended = (seats: readonly number[]) =>
      plain('{seat, you: You win | other: # wins}.', { seat: seatParam(seats) });
    expect(ended([2])).toBe('seat 2 wins.');
    expect(() => ended([1, 2])).toThrow('"sentence" speaks of exactly one seat');
  });

  test('takes words and numbers as they are, in any order and as often as it likes', () => {
    expect(plain('{b}{a} {b}', { a: 'x', b: -3 })).toBe('-3x -3');
    expect(plain('no parameter')).toBe('no parameter');
    expect(plain('')).toBe('');
  });

  test('does not interpret parameters as templates', () => {
    expect(plain('{a}', { a: '{b} # $&' })).toBe('{b} # $&');
    expect(formatPlain('en', { s: '{seat} won' }, { key: 's', params: { seat: seatParam(0) } }, () => '{n}')).toBe(
      '{n} won',
    );
  });

  test('that is missing is an error', () => {
    expect(() => formatPlain('sk', {}, { key: 'took', params: {} }, namer)).toThrow('no sk text for "took"');
  });

  test('whose parameter is missing is an error', () => {
    expect(() => plain('{seat} takes {card}', { seat: seatParam(1) })).toThrow('"sentence" needs the parameter "card"');
  });
});

test('a parameter has a type and an id', () => {
  expect([namedParam('mode', 2), seatParam([0, 1]), cardParam(5)]).toEqual([
    { of: 'mode', id: 2 },
    { of: 'seat', id: [0, 1] },
    { of: 'card', id: 5 },
  ]);
});
