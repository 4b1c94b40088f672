import { tides } from '@regalia/games/tides';
import { startLiveGame } from '@regalia/kernel';
import { expect, test, vi } from 'vitest';
import { openTable } from './localTables.ts';
import { lockTable } from './tableLock.ts';
import { loadTable, saveTable } from './tableStore.ts';

vi.mock('./tableStore.ts');
vi.mock('./tableLock.ts');
vi.mock('./BotHost.ts', () => ({
  BotHost: class {
    choose = () => new Promise(() => undefined);
    close = () => undefined;
  },
}));
vi.mock('../../games/loadGameUi.ts', () => ({ loadGameUi: async () => ({}) }));
vi.mock('../../ui/dom/afterPaint.ts', () => ({ afterPaint: (work: () => void) => work() }));
vi.stubGlobal('addEventListener', () => undefined);

const record = startLiveGame(tides, { seats: 2, seed: { kind: 'fast', seed: 3 } }).record();
const person = { name: '', bot: null };
const kept = {
  id: 'a',
  lesson: false,
  over: false,
  createdAt: 0,
  changedAt: 0,
  seats: [person, { name: '', bot: 'greedy' }],
};

test.each([
  ['of a game that is not here', { ...record, game: '__proto__' }],
  ['that lacks a part', { ...record, seed: undefined as never }],
  ['that leads elsewhere', { ...record, hash: '0'.repeat(64) }],
  ['of a later revision', { ...record, revision: 99 }],
  ['with an answer that cannot be given', { ...record, answers: [{ seat: 0, by: 'person' as const, answer: [99] }] }],
])('a table with a record %s is not opened, and stays as it is', async (_, unfit) => {
  vi.clearAllMocks();
  const release = vi.fn();
  vi.mocked(loadTable).mockResolvedValue({ ...kept, record: unfit });
  vi.mocked(lockTable).mockResolvedValue(release);
  expect(await openTable('a', false, () => undefined)).toEqual({ kind: 'unfit', record: unfit });
  expect(release).toHaveBeenCalledTimes(vi.mocked(lockTable).mock.calls.length);
  expect(saveTable).not.toHaveBeenCalled();
});

test.each([
  ['a text', 'garbage'],
  ['nothing', null],
  ['no answers', [null, 7]],
  ['answers of nobody', [{ seat: 9, by: 'person', answer: [0] }]],
  ['an answer that is none', [{ seat: 0, by: 'person', answer: 'x' }]],
  ['an answer by something unknown', [{ seat: 0, by: 'ghost', answer: [0] }]],
])('a table where %s is parked is not opened, and stays as it is', async (_, parked) => {
  vi.clearAllMocks();
  vi.mocked(loadTable).mockResolvedValue({ ...kept, record, parked: parked as never });
  vi.mocked(lockTable).mockResolvedValue(() => undefined);
  expect(await openTable('a', false, () => undefined)).toEqual({ kind: 'unfit', record });
  expect(saveTable).not.toHaveBeenCalled();
});

test.each([[null], ['now'], [[0, 'later']], [{}]])('nor one whose times are %j', async (times) => {
  vi.mocked(loadTable).mockResolvedValue({ ...kept, record, times: times as never });
  vi.mocked(lockTable).mockResolvedValue(() => undefined);
  expect(await openTable('a', false, () => undefined)).toEqual({ kind: 'unfit', record });
});

async function openWith(bot: string) {
  vi.clearAllMocks();
  let lose: () => void = () => undefined;
  vi.mocked(saveTable).mockResolvedValue(true);
  vi.mocked(loadTable).mockResolvedValue({ ...kept, seats: [person, { name: '', bot }], record });
  vi.mocked(lockTable).mockImplementation(async (_, __, onLost) => {
    lose = onLost;
    return () => undefined;
  });
  const opened = await openTable('a', false, () => undefined);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  const { table } = opened;
  const { decision, step } = table.snapshot();
  const answer = () => table.answer(decision?.options.slice(0, 1) ?? [], step);
  return { table, answer, lose };
}

test('a page whose table was taken over by another writes nothing more', async () => {
  const kept = await openWith('greedy');
  await kept.answer();
  expect(saveTable).toHaveBeenCalledOnce();
  const lost = await openWith('greedy');
  lost.lose();
  await lost.answer();
  lost.table.close();
  expect(saveTable).not.toHaveBeenCalled();
});

test('a bot that no longer exists is replaced by the usual one', async () => {
  const { table } = await openWith('gone');
  expect(table.snapshot().sitters[1]?.level).toBe('easy');
});
