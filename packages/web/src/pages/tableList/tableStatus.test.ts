import { formatPlain } from '@regalia/kernel';
import type { TableSummary } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { en } from '../../i18n/en.ts';
import type { Translate } from '../../i18n/text.ts';
import type { StoredTable } from '../../tables/local/storedTable.ts';
import { localStatus, remoteStatus } from './tableStatus.ts';

const t: Translate = (key, params = {}) => formatPlain('en', en, { key, params }, (_, id) => String(id));
const speaker = { t, locale: 'en' as const };
const ann = { kind: 'person', person: { id: 'a', name: 'Ann' }, level: null, autoPlayed: false };
const ben = { kind: 'person', person: { id: 'b', name: 'Ben' }, level: null, autoPlayed: false };
const remote = (part: Partial<TableSummary>) =>
  ({
    phase: 'playing',
    mySeat: 0,
    waitingFor: [],
    end: null,
    seats: [
      { seat: 0, ...ann },
      { seat: 1, ...ben },
    ],
    ...part,
  }) as TableSummary;
const outcome = { winners: [0], places: [1, 2], decidedBy: 0 };
const local = (part: Partial<StoredTable>) =>
  ({
    seats: [
      { name: '', bot: null },
      { name: '', bot: 'random' },
    ],
    over: false,
    ...part,
  }) as StoredTable;

test('the status says whose turn it is', () => {
  expect(remoteStatus(remote({ waitingFor: [0] }), speaker)).toBe('Your turn');
  expect(remoteStatus(remote({ waitingFor: [1] }), speaker)).toContain('Ben');
  expect(localStatus(local({}), speaker)).toBe('Your turn');
});

test('the status says how much time is left for my turn', () => {
  const now = 1_000_000;
  const left = (ms: number) => remoteStatus(remote({ waitingFor: [0], deadline: now + ms }), speaker, now);
  expect(left(90_000)).toBe('Your turn · time left: 1:30');
  expect(left(50 * 3_600_000)).toBe('Your turn · time left: 2 days');
  expect(remoteStatus(remote({ waitingFor: [1] }), speaker, now)).not.toContain('time left');
});

test('a person who has resigned is no longer awaited', () => {
  const seats = [
    { seat: 0, ...ann, autoPlayed: true, resigned: true },
    { seat: 1, ...ben },
  ] as unknown as TableSummary['seats'];
  expect(remoteStatus(remote({ waitingFor: [0], seats }), speaker)).toBe('You resigned. In progress');
  expect(remoteStatus(remote({ waitingFor: [0, 1], seats }), speaker)).toBe('You resigned. Waiting for: Ben');
});

test('the status says how a game ended', () => {
  const end = { reason: 'played' as const, outcome };
  expect(remoteStatus(remote({ phase: 'over', end }), speaker)).toBe('You won!');
  expect(remoteStatus(remote({ phase: 'over', end, mySeat: 1 }), speaker)).toBe('Winner: Ann');
  expect(localStatus(local({ over: true, outcome }), speaker)).toBe('You won!');
  expect(localStatus(local({ over: true, outcome: { ...outcome, winners: [1] } }), speaker)).toBe('Winner: Jester');
});

test('a finished table stored without a result is just finished', () => {
  expect(localStatus(local({ over: true }), speaker)).toBe(t('tables.over'));
});
