import { formatPlain, type Locale } from '@regalia/kernel';
import type { TableEnd } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { cs } from '../i18n/cs.ts';
import { en } from '../i18n/en.ts';
import type { ShellTexts } from '../i18n/shellTexts.ts';
import { sk } from '../i18n/sk.ts';
import type { TableSpeech } from '../kit/text/speech.ts';
import { endSentence } from './endSentence.ts';

const NAMES = ['Ann', 'Ben', 'Cid'];
const speaking = (locale: Locale, texts: ShellTexts): TableSpeech =>
  ({
    t: (key, params = {}) => formatPlain(locale, texts, { key, params }, (_, id) => String(id)),
    locale,
    nameOf: (seat) => NAMES[seat] ?? '',
  }) as TableSpeech;
const resigned = (places: readonly number[]): TableEnd => ({
  reason: 'resigned',
  outcome: { winners: [0], places, decidedBy: -1 },
});

test('the end says who gave up', () => {
  expect(endSentence(resigned([1, 2]), speaking('en', en))).toBe('Winner: Ann. Ben has given up.');
  expect(endSentence(resigned([1, 2]), speaking('cs', cs))).toBe('Vyhrává Ann. Ben se vzdává.');
  expect(endSentence(resigned([1, 2]), speaking('sk', sk))).toBe('Vyhráva Ann. Ben sa vzdáva.');
  expect(endSentence(resigned([1, 2, 2]), speaking('cs', cs))).toBe('Vyhrává Ann. Ben a\u00a0Cid se vzdávají.');
});

test('the end by agreement says so', () => {
  const end: TableEnd = { reason: 'stopped', outcome: null };
  expect(endSentence(end, speaking('en', en))).toBe('Stopped by agreement, no winner');
  expect(endSentence(end, speaking('cs', cs))).toBe('Hra skončila dohodou, bez vítěze');
  expect(endSentence(end, speaking('sk', sk))).toBe('Hra sa skončila dohodou, bez víťaza');
});

test('a game played to its end names the winners alone', () => {
  const played = (winners: readonly number[]): TableEnd => ({
    reason: 'played',
    outcome: { winners, places: [1, 1], decidedBy: -1 },
  });
  expect(endSentence(played([0]), speaking('en', en))).toBe('Winner: Ann');
  expect(endSentence(played([0, 1]), speaking('en', en))).toBe('Shared victory: Ann and Ben');
});
