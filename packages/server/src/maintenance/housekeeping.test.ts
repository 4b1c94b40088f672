import { expect, test, vi } from 'vitest';
import { VirtualClock } from '../clock/VirtualClock.ts';
import { MemoryStore } from '../testing/MemoryStore.ts';
import { settle } from '../testing/VirtualTables.ts';
import { DEFAULT_KEEP_DAYS, startHousekeeping } from './housekeeping.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function scene(days: Partial<typeof DEFAULT_KEEP_DAYS> = {}) {
  const clock = new VirtualClock(1000 * DAY);
  const store = new MemoryStore();
  const deleteExpired = vi.spyOn(store, 'deleteExpired');
  const alarms: object[] = [];
  const log = { error: (details: object) => alarms.push(details), warn: () => undefined, info: () => undefined };
  const end = startHousekeeping(store, clock, log, { ...DEFAULT_KEEP_DAYS, ...days });
  return { clock, deleteExpired, alarms, end, pass: (hours: number) => clock.pass(hours * HOUR, settle) };
}

const MINUTE = HOUR / 60;

test('expired codes, guests and invitations are deleted a minute after the start and every six hours; finished tables stay', async () => {
  const { clock, deleteExpired, pass } = scene();
  await pass(1 / 60);
  const now = clock.now();
  expect(deleteExpired.mock.calls).toEqual([
    [{ codes: now, sessions: now - 400 * DAY, visits: now - 30 * DAY, gathering: now - 30 * DAY, over: null }],
  ]);
  await pass(24);
  expect(deleteExpired).toHaveBeenCalledTimes(5);
});

test('deletes large amounts in batches within one round', async () => {
  const { clock, deleteExpired, pass } = scene();
  for (let i = 0; i < 50; i++) deleteExpired.mockResolvedValueOnce({ tables: 200, isDone: false });
  const start = clock.now();
  await pass(1);
  expect(deleteExpired).toHaveBeenCalledTimes(51);
  const [first, second] = deleteExpired.mock.calls.map(([{ codes }]) => codes - start);
  expect(first).toBe(MINUTE);
  expect(second).toBeGreaterThan(MINUTE);
});

test('follows the configured retention, for finished tables too', async () => {
  const { clock, deleteExpired, pass } = scene({ finished: 90, open: 7, guests: 20 });
  await pass(1 / 60);
  const before = (days: number) => clock.now() - days * DAY;
  expect(deleteExpired.mock.calls[0]?.[0]).toMatchObject({
    sessions: before(20),
    visits: before(20),
    gathering: before(7),
    over: before(90),
  });
});

test('a failed deletion is logged and retried until the server closes', async () => {
  const { deleteExpired, alarms, end, pass } = scene();
  deleteExpired.mockRejectedValueOnce(new Error('disk full'));
  await pass(7);
  expect([deleteExpired.mock.calls.length, alarms]).toEqual([2, [{ error: 'disk full' }]]);
  end();
  await pass(24);
  expect(deleteExpired).toHaveBeenCalledTimes(2);
});
