import { formatPlain, LOCALES, makeNamer } from '@regalia/kernel';
import { loadAllTexts, textContract } from '@regalia/kernel/testing';
import { expect, test } from 'vitest';
import { conditionText, DECKS, diceking, differenceText } from '../index.ts';
import { COLORS } from '../rules/printed/shape.ts';
import { STANDARD } from '../rules/printed/standard.ts';

await loadAllTexts(diceking);
const keys = Object.keys(diceking.texts.dictionary('en'));
const shown = keys.filter((key) =>
  /^(confirm|table|condition|differs|color|dice|number|group|deck|lack|pips)\b/.test(key),
);

textContract(diceking, {
  seats: [2, 4],
  options: [{}, { land: 'random' }],
  games: 5,
  unofferedOptions: Array.from({ length: 125 }, (_, option) => option),
  boardKeys: [
    ...shown,
    ...['event.ended-shared', 'event.ended-by-token', 'event.ended-by-fires', 'event.left-bare'],
    ...['event.burned-by-fire-of', 'prompt.whose-fire', 'choice.seat', 'score.tie', 'score.token', 'event.no-effect'],
    ...['refuse.jokers-spoil', 'refuse.pair-order', 'refuse.not-fulfilled-nor-with-jokers'],
    ...['game.note', 'option.data.none', 'option.data.own'],
  ],
});

test.each(LOCALES)('%s says every condition and every difference as a sentence of its own', (locale) => {
  const say = (message: Parameters<typeof formatPlain>[2]) =>
    formatPlain(locale, diceking.texts.dictionary(locale), message, makeNamer(diceking.texts, locale, []));
  for (const { tiers } of STANDARD.cards) {
    for (const tier of tiers) expect(say(conditionText(tier))).toMatch(/^\S.*\S\.$/);
  }
  for (const of of ['die', 'space', 'neighbors', 'setup', 'card'] as const) {
    expect(say(differenceText({ of, id: 2 }))).toMatch(/\S/);
  }
});

test('English says conditions as one would', () => {
  const say = (card: number, level = 0) =>
    formatPlain(
      'en',
      diceking.texts.dictionary('en'),
      conditionText(STANDARD.cards[card]!.tiers[level]!),
      makeNamer(diceking.texts, 'en', []),
    ).replaceAll('\u00a0', ' ');
  expect(say(3, 2)).toBe('At least 4 red dice and 2 blue dice.');
  expect(say(24)).toBe('Dice showing 2× 1 and 2× 6.');
  expect(say(31)).toBe('At least 4 dice of the same number.');
  expect(say(18)).toBe('Roll three of a kind and a pair, each of a different number.');
  expect(say(17)).toBe('Color totals: green > red > blue.');
  expect(say(16)).toBe('5 numbers in a row.');
});

test('single dice beside a group are other numbers, all different', () => {
  const say = (locale: 'en' | 'cs' | 'sk', ...sizes: number[]) =>
    formatPlain(
      locale,
      diceking.texts.dictionary(locale),
      conditionText({ kind: 'group', sizes }),
      makeNamer(diceking.texts, locale, []),
    ).replaceAll('\u00a0', ' ');
  expect(say('en', 3, 1, 1, 1)).toBe('Roll three of a kind plus 3 other, all different, numbers.');
  expect(say('cs', 3, 1, 1, 1)).toBe('Hoď trojici a k tomu 3 další různá čísla.');
  expect(say('sk', 2, 2, 1)).toBe('Hoď 2 dvojice a k tomu 1 iné číslo.');
  expect(say('en', 1, 1, 1, 1)).toBe('Roll 4 different numbers.');
});

test('Czech and Slovak put names of cards and dice into the case of the sentence', () => {
  const say = (locale: 'cs' | 'sk', reader: number | null) =>
    formatPlain(
      locale,
      diceking.texts.dictionary(locale),
      diceking.texts.ofEvent({ t: 'paired', seat: 0, cards: [14], supers: 1, face: 4 })!,
      makeNamer(diceking.texts, locale, ['Anna']),
      reader,
    );
  expect(say('cs', null)).toBe('Anna odkládá Arogantní zlodějku 3 se superžolíkem a\u00a0přidává červenou pětku.');
  expect(say('sk', 0)).toBe('Odkladáš Arogantnú zlodejku 3 so superžolíkom a\u00a0pridávaš červenú päťku.');
});

test.each(LOCALES)('%s explains what every deck does', (locale) => {
  const dictionary = diceking.texts.dictionary(locale);
  for (const deck of DECKS) {
    const texts = deck === 'thief' ? [`deck.${deck}.card`, `deck.${deck}.gem`] : [`deck.${deck}.text`];
    for (const key of texts) expect(dictionary[key]).toMatch(/\.$/);
  }
  expect(COLORS.every((color) => dictionary[`color.${color}`])).toBe(true);
});
