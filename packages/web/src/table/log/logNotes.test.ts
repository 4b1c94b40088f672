import { expect, test } from 'vitest';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { remotePart, snapshot } from '../../tableModel/testing/fakeTable.ts';
import { logNotes } from './logNotes.ts';

const speech = {
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  nameOf: (seat: number) => `P${seat}`,
  reader: null,
  locale: 'en',
} as unknown as TableSpeech;

test('a resignation has its line in the log where it happened', () => {
  const now = snapshot({ remote: remotePart({ resigned: [{ seat: 1, step: 7 }] }) });
  expect(logNotes(now, speech)).toEqual([{ step: 7, text: 'log.resigned P1' }]);
});

test('how it ended has a line where the game has none', () => {
  expect(logNotes(snapshot({ end: { reason: 'stopped', outcome: null } }), speech)).toEqual([
    { step: null, text: 'end.stopped' },
  ]);
  expect(logNotes(snapshot({ end: { reason: 'played', outcome: null } }), speech)).toEqual([]);
});
