import { dominion } from '@regalia/games/dominion';
import { formatPlain, type Locale } from '@regalia/kernel';
import type { TableEnd } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { cs } from '../i18n/cs.ts';
import { en } from '../i18n/en.ts';
import type { ShellTexts } from '../i18n/shellTexts.ts';
import { sk } from '../i18n/sk.ts';
import type { TableSpeech } from '../kit/text/speech.ts';
import type { TableSnapshot } from '../tables/table.ts';
import { endSentence, hasWon, tieBreakSentence } from './endSentence.ts';

const NAMES = ['Ann', 'Ben', 'Cid'];
const speaking = (locale: Locale, texts: ShellTexts): TableSpeech =>
  ({
    t: (key, params = {}) => formatPlain(locale, texts, { key, params }, (_, id) => String(id)),
    locale,
    nameOf: (seat) => NAMES[seat] ?? '',
    text: (key) => dominion.texts.dictionary(locale)[key],
  }) as TableSpeech;
type Ending = Parameters<typeof endSentence>[0];
const seen = (end: TableEnd, viewer: TableSnapshot['viewer'] = 'spectator', people = 1): Ending => ({
  end,
  viewer,
  sitters: NAMES.map((name, seat) => ({
    seat,
    kind: seat < people ? 'person' : 'bot',
    name,
    level: null,
    present: true,
    lookedAfter: false,
  })),
  remote: null,
});
const resigned = (places: readonly number[]): TableEnd => ({
  reason: 'resigned',
  outcome: { winners: [0], places, decidedBy: -1 },
});

test('the end says who gave up', () => {
  expect(endSentence(seen(resigned([1, 2])), speaking('en', en))).toBe('Winner: Ann. Ben has given up.');
  expect(endSentence(seen(resigned([1, 2])), speaking('cs', cs))).toBe('Vyhrává Ann. Ben se vzdává.');
  expect(endSentence(seen(resigned([1, 2])), speaking('sk', sk))).toBe('Vyhráva Ann. Ben sa vzdáva.');
  expect(endSentence(seen(resigned([1, 2, 2])), speaking('cs', cs))).toBe('Vyhrává Ann. Ben a\u00a0Cid se vzdávají.');
});

test('the end by agreement says so', () => {
  const end: TableEnd = { reason: 'stopped', outcome: null };
  expect(endSentence(seen(end), speaking('en', en))).toBe('Stopped by agreement, no winner');
  expect(endSentence(seen(end), speaking('cs', cs))).toBe('Hra skončila dohodou, bez vítěze');
  expect(endSentence(seen(end), speaking('sk', sk))).toBe('Hra sa skončila dohodou, bez víťaza');
});

test('a game played to its end names the winners alone', () => {
  const played = (winners: readonly number[]): TableEnd => ({
    reason: 'played',
    outcome: { winners, places: [1, 1], decidedBy: -1 },
  });
  expect(endSentence(seen(played([0])), speaking('en', en))).toBe('Winner: Ann');
  expect(endSentence(seen(played([0, 1])), speaking('en', en))).toBe('Shared victory: Ann and Ben');
});

test('the winner at the own screen is spoken to', () => {
  const end: TableEnd = { reason: 'played', outcome: { winners: [0], places: [1, 2, 2], decidedBy: 0 } };
  expect(endSentence(seen(end, 0), speaking('cs', cs))).toBe('Vyhráváš!');
  expect(endSentence(seen(resigned([1, 2]), 0), speaking('en', en))).toBe('You won! Ben has given up.');
  expect(endSentence(seen(end, 1), speaking('cs', cs))).toBe('Vyhrává Ann');
  expect(endSentence(seen(end, 0, 2), speaking('cs', cs))).toBe('Vyhrává Ann');
  expect([hasWon(seen(end, 0)), hasWon(seen(end, 1)), hasWon(seen(end, 0, 2))]).toEqual([true, false, false]);
});

test('what decided among equal points is said', () => {
  const played = (decidedBy: number): TableEnd => ({
    reason: 'played',
    outcome: { winners: [0], places: [1, 2], decidedBy },
  });
  expect(tieBreakSentence(seen(played(1)), speaking('en', en))).toBe('Equal points: fewer turns decide.');
  expect(tieBreakSentence(seen(played(0)), speaking('en', en))).toBeUndefined();
  expect(tieBreakSentence(seen({ ...played(1), reason: 'resigned' }), speaking('en', en))).toBeUndefined();
});
