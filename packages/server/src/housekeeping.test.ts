import { expect, test, vi } from 'vitest';
import { VirtualClock } from './clock/virtualClock.ts';
import { keepHouse, USUAL_DAYS } from './housekeeping.ts';
import { MemoryStore } from './testing/memoryStore.ts';
import { settle } from './testing/virtualHall.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function scene(days: Partial<typeof USUAL_DAYS> = {}) {
  const clock = new VirtualClock(1000 * DAY);
  const store = new MemoryStore();
  const forget = vi.spyOn(store, 'forget');
  const alarms: object[] = [];
  const log = { error: (details: object) => alarms.push(details), warn: () => undefined, info: () => undefined };
  const end = keepHouse(store, clock, log, { ...USUAL_DAYS, ...days });
  return { clock, forget, alarms, end, pass: (hours: number) => clock.pass(hours * HOUR, settle) };
}

const MINUTE = HOUR / 60;

test('a minute after the start and every six hours codes, guests and invitations go that have had their time; finished tables stay', async () => {
  const { clock, forget, pass } = scene();
  await pass(1 / 60);
  const now = clock.now();
  expect(forget.mock.calls).toEqual([
    [{ codes: now, sessions: now - 400 * DAY, visits: now - 30 * DAY, gathering: now - 30 * DAY, over: null }],
  ]);
  await pass(24);
  expect(forget).toHaveBeenCalledTimes(5);
});

test('where much has had its time it goes bit by bit, and nothing waits for the next round', async () => {
  const { clock, forget, pass } = scene();
  for (let i = 0; i < 50; i++) forget.mockResolvedValueOnce({ tables: 200, isDone: false });
  const start = clock.now();
  await pass(1);
  expect(forget).toHaveBeenCalledTimes(51);
  const [first, second] = forget.mock.calls.map(([{ codes }]) => codes - start);
  expect(first).toBe(MINUTE);
  expect(second).toBeGreaterThan(MINUTE);
});

test('the times are those of the settings, finished tables too', async () => {
  const { clock, forget, pass } = scene({ finished: 90, open: 7, guests: 20 });
  await pass(1 / 60);
  const before = (days: number) => clock.now() - days * DAY;
  expect(forget.mock.calls[0]?.[0]).toMatchObject({
    sessions: before(20),
    visits: before(20),
    gathering: before(7),
    over: before(90),
  });
});

test('what could not be deleted is told and tried again, until the server closes', async () => {
  const { forget, alarms, end, pass } = scene();
  forget.mockRejectedValueOnce(new Error('disk full'));
  await pass(7);
  expect([forget.mock.calls.length, alarms]).toEqual([2, [{ error: 'disk full' }]]);
  end();
  await pass(24);
  expect(forget).toHaveBeenCalledTimes(2);
});
