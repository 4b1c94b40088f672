import { tides } from '@regalia/games/tides';
import { startSitting } from '@regalia/kernel';
import { expect, test, vi } from 'vitest';
import { lockTable } from './lock.ts';
import { openTable } from './open.ts';
import { loadTable, saveTable } from './store.ts';

vi.mock('./store.ts');
vi.mock('./lock.ts');

const record = startSitting(tides, { seats: 2, seed: { kind: 'fast', seed: 3 } }).record();
const kept = { id: 'a', lesson: false, over: false, createdAt: 0, changedAt: 0, seats: [] };

test.each([
  ['that leads elsewhere', { ...record, hash: '0'.repeat(64) }],
  ['of a later revision', { ...record, revision: 99 }],
  ['with an answer that cannot be given', { ...record, answers: [{ seat: 0, by: 'person' as const, answer: [99] }] }],
])('a table with a record %s is not opened, and stays as it is', async (_, unfit) => {
  const release = vi.fn();
  vi.mocked(loadTable).mockResolvedValue({ ...kept, record: unfit });
  vi.mocked(lockTable).mockResolvedValue(release);
  expect(await openTable('a', false, () => undefined)).toEqual({ kind: 'unfit', record: unfit });
  expect(release).toHaveBeenCalledOnce();
  expect(saveTable).not.toHaveBeenCalled();
});
