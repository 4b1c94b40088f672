import { expect, test } from 'vitest';
import { VirtualClock } from '../clock/VirtualClock.ts';
import { createTable } from '../tables/index.ts';
import { silentLog } from '../testing/silentLog.ts';
import { ANN, VirtualTables } from '../testing/VirtualTables.ts';
import { DISK_RESERVE, DiskGuard } from './DiskGuard.ts';

test('on an almost full disk games continue, and chat and new tables are refused until there is space', async () => {
  const clock = new VirtualClock();
  let free = DISK_RESERVE + 1;
  const disk = new DiskGuard(async () => free, clock, silentLog);
  await disk.watch();
  const world = new VirtualTables({ clock, disk });
  const { ann, ben } = await world.play();
  await ann.says({ type: 'chat', text: 'room enough' });
  expect(ann.last('chat')?.line.text).toBe('room enough');
  free = DISK_RESERVE - 1;
  await world.pass(31_000);
  expect(disk.isLow).toBe(true);
  await ann.says({ type: 'chat', text: 'no room' });
  expect(ann.last('error')?.error.code).toBe('low-disk');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  await expect(createTable(world.registry, ANN, { game: 'tides', seats })).rejects.toMatchObject({ code: 'low-disk' });
  await ann.answers(0);
  await ben.answers(0);
  expect(ann.update.step).toBe(1);
  free = DISK_RESERVE * 2;
  await world.pass(31_000);
  await createTable(world.registry, ANN, { game: 'tides', seats });
  disk.close();
});

test('a disk with unknown free space does not count as full', async () => {
  const disk = new DiskGuard(() => Promise.reject(new Error('unknown')), new VirtualClock(), silentLog);
  await disk.watch();
  expect([disk.isLow, disk.free]).toEqual([false, null]);
  disk.close();
});
