import { expect, test, vi } from 'vitest';
import { ANN, BEN, settle, VirtualTables } from '../../testing/VirtualTables.ts';
import { createTable, tableInfo, tablePast, tableRecord } from '../index.ts';
import type { TableDeps } from '../live/deps.ts';
import { bytesOf } from '../live/tableMemory.ts';

const MINUTE = 60_000;

/** Tables with one free seat, all asleep. */
async function sleeping(count: number, parts: Partial<TableDeps> = {}) {
  const world = new VirtualTables(parts);
  await world.open();
  const ids: string[] = [];
  for (let i = 0; i < count; i++)
    ids.push(await createTable(world.registry, ANN, { game: 'tides', seats: [{ kind: 'me' }, { kind: 'open' }] }));
  await world.pass(2 * MINUTE);
  expect(world.registry.liveCount).toBe(0);
  return { world, ids };
}

test('a table that was only read sleeps at once', async () => {
  const { world, ids } = await sleeping(3);
  for (const id of ids) {
    expect(await tableInfo(world.registry, id)).toMatchObject({ id, phase: 'gathering' });
    await expect(tableRecord(world.registry, id)).rejects.toThrow('not started');
    await expect(tablePast(world.registry, id, undefined, 0)).rejects.toThrow();
  }
  expect(world.registry.liveCount).toBe(0);
});

test('a read does not put a table to sleep that others use', async () => {
  const { world, ids } = await sleeping(1);
  const page = await world.page(ids[0]!, ANN);
  await tableInfo(world.registry, ids[0]!);
  expect(world.registry.liveCount).toBe(1);
  await page.says({ type: 'chat', text: 'still here' });
  expect(page.last('chat')?.line.text).toBe('still here');
});

test('unused tables stay in memory while there is room, least recently used out first', async () => {
  const room = { all: 1e9, idle: 3.5 * bytesOf(3) };
  const { world, ids } = await sleeping(8, { tableMemory: room });
  for (const id of ids) {
    const page = await world.page(id, ANN);
    await page.leaves();
    await world.pass(10);
  }
  expect(world.registry.liveCount).toBeLessThanOrEqual(4);
  expect(ids.filter((id) => world.registry.isLive(id))).toEqual(ids.slice(-world.registry.liveCount));
});

test('with all table memory in use, loading another is refused until there is room', async () => {
  const { world, ids } = await sleeping(4, { tableMemory: { all: 3.5 * bytesOf(3), idle: 0 } });
  const pages = [await world.page(ids[0]!, ANN), await world.page(ids[1]!, ANN), await world.page(ids[2]!, ANN)];
  await expect(tableInfo(world.registry, ids[3]!)).rejects.toMatchObject({ code: 'busy' });
  const late = await world.page(ids[3]!, BEN);
  expect(late.closed).toBe(1001);
  await pages[0]!.says({ type: 'chat', text: 'we go on' });
  expect(pages[0]!.last('chat')?.line.text).toBe('we go on');
  await pages[0]!.leaves();
  expect(await tableInfo(world.registry, ids[3]!)).toMatchObject({ id: ids[3] });
});

test('only a few tables load at a time; above the queue limit the rest is refused', async () => {
  const { world, ids } = await sleeping(300);
  let loading = 0;
  let most = 0;
  const read = world.deps.store.read.bind(world.deps.store);
  vi.spyOn(world.deps.store, 'read').mockImplementation(async (...args) => {
    most = Math.max(most, ++loading);
    await settle();
    loading--;
    return read(...args);
  });
  const looks = await Promise.allSettled(ids.map((id) => tableInfo(world.registry, id)));
  const refused = looks.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(most).toBeLessThanOrEqual(4);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ reason }) => reason.code === 'busy')).toBe(true);
  expect(world.registry.liveCount).toBe(0);
});
