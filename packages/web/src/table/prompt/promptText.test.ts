import { dominion } from '@regalia/games/dominion';
import type { Game, Message } from '@regalia/kernel';
import { expect, test } from 'vitest';
import type { AnyGameUi } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { pick, remotePart, snapshot } from '../../tableModel/testing/fakeTable.ts';
import { promptText } from './promptText.ts';

const table = { game: dominion as unknown as Game };
const speech = {
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  locale: 'en',
  nameOf: (seat: number) => `P${seat}`,
  plain: ({ key }: Message) => key,
  text: () => undefined,
} as unknown as TableSpeech;
const noUi = {} as AnyGameUi;

test('the question is asked, with what is worth knowing besides it', () => {
  const decision = pick([3]);
  const now = snapshot({ decision });
  const asked = promptText({ table, ui: noUi, snapshot: now, decision }, speech);
  expect(asked).not.toBe('');
  const remarked = promptText(
    { table, ui: { remark: () => 'Two left.' } as unknown as AnyGameUi, snapshot: now, decision },
    speech,
  );
  expect(remarked).toBe(`${asked} Two left.`);
});

test('names the seats that were asked and have not answered, never the reader', () => {
  const now = snapshot({ asked: [0, 1, 2, 3], ready: [2] });
  expect(promptText({ table, ui: noUi, snapshot: now, decision: null }, speech)).toBe('waiting.for P1 and P3');
  const alone = snapshot({ asked: [0], ready: [] });
  expect(promptText({ table, ui: noUi, snapshot: alone, decision: null }, speech)).toBe('waiting');
});

test('a spectator of a server’s table is reminded of watching', () => {
  const now = snapshot({ viewer: 'spectator', asked: [1], remote: remotePart() });
  expect(promptText({ table, ui: noUi, snapshot: now, decision: null }, speech)).toBe('watch.me waiting.for P1');
});

test('after the end it says how it ended', () => {
  const now = snapshot({ phase: 'over', end: { reason: 'stopped', outcome: null } });
  expect(promptText({ table, ui: noUi, snapshot: now, decision: null }, speech)).toBe('end.stopped');
});
