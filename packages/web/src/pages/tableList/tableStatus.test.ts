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
