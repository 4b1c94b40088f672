import { dominion } from '@regalia/games/dominion';
import { formatPlain, LOCALES, type Locale } from '@regalia/kernel';
import type { TableEnd } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { cs } from '../../i18n/cs.ts';
import { en } from '../../i18n/en.ts';
import type { ShellTexts } from '../../i18n/shellTexts.ts';
import { sk } from '../../i18n/sk.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import type { Sitter, TableSnapshot } from '../../tableModel/TableSource.ts';
import { endSentence, hasWon, ownSeat, placeSentence, tieBreakSentence } from './endSentence.ts';

await Promise.all(LOCALES.map(dominion.texts.load));

const NAMES = ['Ann', 'Ben', 'Cid'];
const speaking = (locale: Locale, texts: ShellTexts): TableSpeech =>
  ({
    t: (key, params = {}) => formatPlain(locale, texts, { key, params }, (_, id) => String(id)),
    locale,
    nameOf: (seat) => NAMES[seat] ?? '',
    text: (key) => dominion.texts.dictionary(locale)[key],
  }) as TableSpeech;
const resigned = (places: readonly number[]): TableEnd => ({
  reason: 'resigned',
  outcome: { winners: [0], places, decidedBy: -1 },
});

test('the end says who gave up', () => {
  expect(endSentence(resigned([1, 2]), null, speaking('en', en))).toBe('Winner: Ann. Ben has resigned.');
  expect(endSentence(resigned([1, 2]), null, speaking('cs', cs))).toBe('Vyhrává Ann. Ben se vzdává.');
  expect(endSentence(resigned([1, 2]), null, speaking('sk', sk))).toBe('Vyhráva Ann. Ben sa vzdáva.');
  expect(endSentence(resigned([1, 2, 2]), null, speaking('cs', cs))).toBe('Vyhrává Ann. Ben a\u00a0Cid se vzdávají.');
});

test('the end by agreement says so', () => {
  const end: TableEnd = { reason: 'stopped', outcome: null };
  expect(endSentence(end, null, speaking('en', en))).toBe('Stopped by agreement, no winner');
  expect(endSentence(end, null, speaking('cs', cs))).toBe('Hra skončila dohodou, bez vítěze');
  expect(endSentence(end, null, speaking('sk', sk))).toBe('Hra sa skončila dohodou, bez víťaza');
});

test('a game played to its end names the winners alone', () => {
  const played = (winners: readonly number[]): TableEnd => ({
    reason: 'played',
    outcome: { winners, places: [1, 1], decidedBy: -1 },
  });
  expect(endSentence(played([0]), null, speaking('en', en))).toBe('Winner: Ann');
  expect(endSentence(played([0, 1]), null, speaking('en', en))).toBe('Shared victory: Ann and Ben');
});

test('the winner is addressed on their own screen', () => {
  const end: TableEnd = { reason: 'played', outcome: { winners: [0], places: [1, 2, 2], decidedBy: 0 } };
  expect(endSentence(end, 0, speaking('cs', cs))).toBe('Vyhráváš!');
  expect(endSentence(resigned([1, 2]), 0, speaking('en', en))).toBe('You won! Ben has resigned.');
  expect(endSentence(end, 1, speaking('cs', cs))).toBe('Vyhrává Ann');
  expect([hasWon(end, 0), hasWon(end, 1), hasWon(end, null)]).toEqual([true, false, false]);
});

test('the reader learns their own place', () => {
  const end: TableEnd = { reason: 'played', outcome: { winners: [0], places: [1, 3, 2], decidedBy: 0 } };
  expect(placeSentence(end, 1, speaking('en', en))).toBe('Your place: 3 of 3');
  expect(placeSentence(end, 2, speaking('cs', cs))).toBe('Tvé umístění: 2.\u00a0místo');
  expect(placeSentence(end, null, speaking('en', en))).toBeUndefined();
  expect(placeSentence({ reason: 'stopped', outcome: null }, 0, speaking('en', en))).toBeUndefined();
});

test('nobody is addressed on a shared screen or as a spectator', () => {
  const at = (people: number, viewer: TableSnapshot['viewer']) => ({
    viewer,
    sitters: NAMES.map((name, seat) => ({ seat, kind: seat < people ? 'person' : 'bot', name }) as Sitter),
    remote: null,
  });
  expect([ownSeat(at(1, 0)), ownSeat(at(2, 0)), ownSeat(at(1, 'spectator'))]).toEqual([0, null, null]);
});

test('what decided among equal points is said', () => {
  const played = (decidedBy: number): TableEnd => ({
    reason: 'played',
    outcome: { winners: [0], places: [1, 2], decidedBy },
  });
  expect(tieBreakSentence(played(1), speaking('en', en))).toBe('Tied on points: fewer turns win.');
  expect(tieBreakSentence(played(0), speaking('en', en))).toBeUndefined();
  expect(tieBreakSentence({ ...played(1), reason: 'resigned' }, speaking('en', en))).toBeUndefined();
});
