import { expect, test, vi } from 'vitest';
import { ANN, BEN, VirtualTables } from '../../testing/VirtualTables.ts';
import { createTable, listTables, perform, tableInfo } from '../index.ts';

const MINUTE = 60_000;

async function sleepingTables(count: number): Promise<{ world: VirtualTables; ids: string[] }> {
  const world = new VirtualTables();
  await world.open();
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    ids.push(await createTable(world.registry, ANN, { game: 'tides', seats: [{ kind: 'me' }, { kind: 'open' }] }));
    await perform(world.registry, ids[i]!, { person: BEN }, { type: 'sit' });
    await world.attend(ids[i]!, ANN);
  }
  await world.pass(2 * MINUTE);
  return { world, ids };
}

test('unused tables go to sleep, in play or not, and load unchanged on access', async () => {
  const { world, ids } = await sleepingTables(20);
  expect(world.registry.liveCount).toBe(0);
  expect(await tableInfo(world.registry, ids[7]!)).toMatchObject({ phase: 'playing' });
  expect(world.registry.liveCount).toBe(0);
});

test('a start with many sleeping tables loads none of them, and neither do lists', async () => {
  const { world } = await sleepingTables(200);
  const again = world.restarted();
  const read = vi.spyOn(again.deps.store, 'read');
  await again.open();
  await again.pass(5 * MINUTE);
  expect(await listTables(again.registry, BEN.id, 'mine')).toHaveLength(100);
  expect(read).not.toHaveBeenCalled();
  expect(again.registry.liveCount).toBe(0);
});

test('a watched table stays awake', async () => {
  const { world, ids } = await sleepingTables(2);
  const page = await world.page(ids[0]!, ANN);
  await world.pass(60 * MINUTE);
  expect(world.registry.liveCount).toBe(1);
  await page.leaves();
  await world.pass(2 * MINUTE);
  expect(world.registry.liveCount).toBe(0);
});
