import type { Happening } from '@regalia/protocol';
import { expect, test } from 'vitest';
import type { TableSpeech } from '../../kit/text/speech.ts';
import type { TableSource } from '../../tableModel/TableSource.ts';
import { addLines, haveOthersActed, linesAfter } from './spokenLog.ts';

const game = {
  texts: { ofEvent: ({ t }: { t: string }) => (t === 'silent' ? undefined : { key: t, params: {} }) },
} as unknown as TableSource['game'];
const speech = {
  t: (key: string) => key,
  nameOf: (seat: number) => `Seat ${seat}`,
  reader: null,
  plain: ({ key }: { key: string }) => `${key}.`,
} as unknown as TableSpeech;
const events = (step: number, ...names: string[]): Happening => ({
  step,
  kind: 'events',
  events: names.map((t) => ({ t })),
});
const undo = (step: number, to: number): Happening => ({ step, kind: 'undo', seat: 0, to, agreed: false });
const said = (step: number, log: readonly Happening[]): string[] =>
  linesAfter(step, log, game, speech).map(({ text }) => text);

test('several steps that arrive together are spoken in order, and what has no words is not', () => {
  expect(said(3, [events(3, 'old'), events(4, 'played', 'silent', 'drew'), events(5, 'bought')])).toEqual([
    'played.',
    'drew.',
    'bought.',
  ]);
});

test('a take-back is spoken, and what comes after it too', () => {
  expect(said(4, [events(4, 'played'), undo(5, 3), events(6, 'bought')])).toEqual(['log.undo', 'bought.']);
});

test('after a reconnect, when the whole log comes again, nothing is spoken twice', () => {
  const log = [events(4, 'played'), events(5, 'bought')];
  const once = addLines([], linesAfter(3, log, game, speech));
  expect(addLines(once, linesAfter(3, log, game, speech))).toBe(once);
  const later = addLines(once, linesAfter(3, [...log, events(6, 'drew')], game, speech));
  expect(later.map(({ text }) => text)).toEqual(['played.', 'bought.', 'drew.']);
});

test('what the region has forgotten is not spoken again', () => {
  const all = Array.from({ length: 100 }, (_, i) => ({ key: `${i}-0`, text: `${i}` }));
  let lines = addLines([], all.slice(0, 90));
  lines = addLines(lines, all);
  expect(lines.map(({ text }) => Number(text))).toEqual(Array.from({ length: 40 }, (_, i) => 60 + i));
});

test('whose turn it is is said again where another seat has acted since', () => {
  const acted = (step: number, seat: number): Happening => {
    const laid = { t: 'laid', seat };
    return { step, kind: 'events', events: [laid] };
  };
  const log = [acted(1, 1), acted(2, 0)];
  expect(haveOthersActed(log, 0, 0)).toBe(true);
  expect(haveOthersActed(log, 1, 0)).toBe(false);
  expect(haveOthersActed([...log, acted(3, 1)], 1, 0)).toBe(true);
});
