import { expect, test } from 'vitest';
import { cardParam, formatPlain, type GameTexts, makeNamer, namedParam, seatParam } from './text.ts';

const texts: Pick<GameTexts<never>, 'dictionary' | 'ofEntity'> = {
  dictionary: (locale) => ({
    shows: '{seat}: {card}',
    'card.7': locale === 'cs' ? 'sedmička' : 'seven',
    'card.7.acc': locale === 'cs' ? 'sedmičku' : 'seven',
    calls: '{seat} {card.acc}',
    pile: '{n, one: # coin | other: # coins} of {seat}',
  }),
  ofEntity: (of, id) =>
    of === 'pile' ? { key: 'pile', params: { n: id, seat: seatParam(0) } } : { key: `${of}.${id}`, params: {} },
};

test('seats are named by the table and everything else by the game, in its language', () => {
  const message = { key: 'shows', params: { seat: seatParam(1), card: cardParam(7) } };
  const say = (locale: 'en' | 'cs') =>
    formatPlain(locale, texts.dictionary(locale), message, makeNamer(texts, locale, ['Anna', 'Host 3']));
  expect(say('en')).toBe('Host 3: seven');
  expect(say('cs')).toBe('Host 3: sedmička');
});

test('a name stands in the case its sentence asks for, or in its only form', () => {
  const say = (card: number) =>
    formatPlain(
      'cs',
      { ...texts.dictionary('cs'), 'card.8': 'eso' },
      { key: 'calls', params: { seat: seatParam(0), card: cardParam(card) } },
      makeNamer({ ...texts, dictionary: (locale) => ({ ...texts.dictionary(locale), 'card.8': 'eso' }) }, 'cs', [
        'Anna',
      ]),
    );
  expect(say(7)).toBe('Anna sedmičku');
  expect(say(8)).toBe('Anna eso');
});

test('a name may have its own parameters', () => {
  const namer = makeNamer(texts, 'en', ['Anna']);
  const message = { key: 'shows', params: { seat: seatParam(0), card: namedParam('pile', 2) } };
  expect(formatPlain('en', texts.dictionary('en'), message, namer)).toBe('Anna: 2 coins of Anna');
});

test('a seat or entity without a name throws', () => {
  const namer = makeNamer(texts, 'en', ['Anna']);
  expect(() => namer('seat', 1)).toThrow('seat 1 has no name');
  expect(() => namer('card', 8)).toThrow('no en text for "card.8"');
});
