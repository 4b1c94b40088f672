import { formatPlain } from '@regalia/kernel';
import type { TableSummary } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import type { Translate } from '../i18n/text.ts';
import type { StoredTable } from '../tables/local/storedTable.ts';
import { localStanding, remoteStanding } from './standing.ts';

const t: Translate = (key, params = {}) => formatPlain('en', en, { key, params }, (_, id) => String(id));
const speaker = { t, locale: 'en' as const };
const ann = { kind: 'person', person: { id: 'a', name: 'Ann' }, level: null, lookedAfter: false };
const ben = { kind: 'person', person: { id: 'b', name: 'Ben' }, level: null, lookedAfter: false };
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

test('the shelf says whose turn it is', () => {
  expect(remoteStanding(remote({ waitingFor: [0] }), speaker)).toBe('Your turn');
  expect(remoteStanding(remote({ waitingFor: [1] }), speaker)).toContain('Ben');
  expect(localStanding(local({}), speaker)).toBe('Your turn');
});

test('the shelf says how a game ended', () => {
  const end = { reason: 'played' as const, outcome };
  expect(remoteStanding(remote({ phase: 'over', end }), speaker)).toBe('You won!');
  expect(remoteStanding(remote({ phase: 'over', end, mySeat: 1 }), speaker)).toBe('Winner: Ann');
  expect(localStanding(local({ over: true, outcome }), speaker)).toBe('You won!');
  expect(localStanding(local({ over: true, outcome: { ...outcome, winners: [1] } }), speaker)).toBe('Winner: Jester');
});

test('a table kept before results were kept says that it is over', () => {
  expect(localStanding(local({ over: true }), speaker)).toBe(t('tables.over'));
});
