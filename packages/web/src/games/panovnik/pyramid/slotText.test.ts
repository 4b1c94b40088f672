import { panovnik } from '@regalia/games/panovnik';
import { expect, test } from 'vitest';
import { makeSpeech } from '../../../kit/text/speech.ts';
import { load } from '../words.ts';
import { slotText } from './slotText.ts';

await Promise.all((['en', 'cs'] as const).flatMap((locale) => [load(locale), panovnik.texts.load(locale)]));

const placed = (card: number, level: number, x: number) => {
  return { card, level, x, slot: 0, tokens: [], tucked: { count: 0, cards: [] } };
};
const pyramid = [placed(1, 1, 0), placed(2, 1, 1)];
const say = (locale: 'en' | 'cs', level: number, x: number, cost: readonly number[], cards = pyramid) =>
  slotText(
    { level, x, cost },
    cards,
    makeSpeech(panovnik, (key) => key, locale, [], null),
  ).replaceAll('\u00a0', ' ');

test('a place is named by the cards beside or below it, never by a negative column', () => {
  expect(say('en', 1, -1, [0, 0, 0, 0])).toBe('Level 1, left of Boatswain: free');
  expect(say('en', 1, 2, [1, 0, 0, 0])).toBe('Level 1, right of Ambassador: 1 blue');
  expect(say('en', 2, 0, [1, 2, 0, 0])).toBe('Level 2, above Boatswain and Ambassador: 1 blue, 2 red');
  expect(say('en', 1, 0, [0, 0, 0, 0], [])).toBe('Level 1: free');
  expect(say('cs', 1, -1, [0, 0, 0, 0])).toBe('Úroveň 1, vlevo od karty Loďmistr: zdarma');
});
