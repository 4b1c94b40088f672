import { formatPlain, LOCALES, makeNamer } from '@regalia/kernel';
import { loadAllTexts, textContract } from '@regalia/kernel/testing';
import { expect, test } from 'vitest';
import { conditionText, DECKS, diceking, differenceText } from '../index.ts';
import { COLORS } from '../rules/printed/shape.ts';
import { STANDARD } from '../rules/printed/standard.ts';

await loadAllTexts(diceking);
const keys = Object.keys(diceking.texts.dictionary('en'));
const shown = keys.filter((key) => /^(confirm|table|condition|differs|color|dice|number|group|deck|lack)\b/.test(key));

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
  expect(say(18)).toBe('Sets of different numbers: three of a kind and pair.');
  expect(say(17)).toBe('Color totals: green > red > blue.');
  expect(say(16)).toBe('5 numbers in a row.');
});

test.each(LOCALES)('%s explains what every deck does', (locale) => {
  const dictionary = diceking.texts.dictionary(locale);
  for (const deck of DECKS) {
    const texts = deck === 'thief' ? [`deck.${deck}.card`, `deck.${deck}.gem`] : [`deck.${deck}.text`];
    for (const key of texts) expect(dictionary[key]).toMatch(/\.$/);
  }
  expect(COLORS.every((color) => dictionary[`color.${color}`])).toBe(true);
});
