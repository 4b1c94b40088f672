import { tides } from '@regalia/games/tides';
import { startLiveGame } from '@regalia/kernel';
import * as idb from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetTable, isKept, listTables, loadTable, saveTable } from './tableStore.ts';

vi.mock('idb-keyval');

const record = startLiveGame(tides, { seats: 2, seed: { kind: 'fast', seed: 3 } }).record();
const seats = [
  { name: '', bot: null },
  { name: '', bot: 'greedy' },
];
const good = { id: 'a', lesson: false, over: false, createdAt: 0, changedAt: 5, seats, record };

beforeEach(() => {
  vi.mocked(idb.set).mockReset().mockResolvedValue();
  vi.mocked(idb.get).mockReset().mockResolvedValue(undefined);
  vi.mocked(idb.del).mockReset().mockResolvedValue();
  vi.mocked(idb.entries).mockReset().mockResolvedValue([]);
});

test.each([
  ['a number', 7],
  ['nothing', null],
  ['no seats', { ...good, seats: [null, null] }],
  ['a name that is none', { ...good, seats: [{ name: { a: 1 }, bot: null }] }],
  ['no date', { ...good, changedAt: 1e300 }],
])('an entry with %s does not take the shelf with it', async (_, damaged) => {
  vi.mocked(idb.entries).mockResolvedValue([
    ['b', damaged],
    ['a', good],
  ]);
  expect(await listTables()).toEqual([good]);
});

const full = new DOMException('full', 'QuotaExceededError');

test.each([
  ['is full', async () => Promise.reject(full)],
  [
    'is switched off',
    () => {
      throw new TypeError('indexedDB is undefined');
    },
  ],
])('where storage %s, a table lasts as long as the page', async (_, fails) => {
  for (const call of [idb.set, idb.get, idb.entries, idb.del]) vi.mocked(call).mockImplementation(fails as never);
  expect(await saveTable(good)).toBe(false);
  expect([isKept('a'), await loadTable('a'), await listTables()]).toEqual([false, good, [good]]);
  await forgetTable('a');
  expect([await loadTable('a'), await listTables()]).toEqual([undefined, []]);
});

test('data that was stored after all is no longer held in memory', async () => {
  vi.mocked(idb.set).mockRejectedValueOnce(new Error('busy'));
  expect([await saveTable(good), isKept('a')]).toEqual([false, false]);
  expect([await saveTable(good), isKept('a')]).toEqual([true, true]);
});
