import { expect, test, vi } from 'vitest';
import { ANN, BEN, VirtualHall } from '../testing/virtualHall.ts';
import { createTable, listTables, sitDown, tableInfo } from './index.ts';

const MINUTE = 60_000;

async function sleepingTables(count: number): Promise<{ hall: VirtualHall; ids: string[] }> {
  const hall = new VirtualHall();
  await hall.open();
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    ids.push(await createTable(hall.hall, ANN, { game: 'tides', seats: [{ kind: 'me' }, { kind: 'open' }] }));
    await sitDown(hall.hall, ids[i]!, BEN);
  }
  await hall.pass(2 * MINUTE);
  return { hall, ids };
}

test('unused tables go to sleep, in play or not, and wake as they were when touched', async () => {
  const { hall, ids } = await sleepingTables(20);
  expect(hall.hall.awake).toBe(0);
  expect(await tableInfo(hall.hall, ids[7]!)).toMatchObject({ phase: 'playing' });
  expect(hall.hall.awake).toBe(1);
});

test('a start with many sleeping tables loads none of them, and lists do not wake them', async () => {
  const { hall } = await sleepingTables(200);
  const again = hall.restarted();
  const read = vi.spyOn(again.around.store, 'read');
  await again.open();
  await again.pass(5 * MINUTE);
  expect(await listTables(again.hall, BEN.id, 'mine')).toHaveLength(100);
  expect(read).not.toHaveBeenCalled();
  expect(again.hall.awake).toBe(0);
});

test('a table somebody looks at stays awake', async () => {
  const { hall, ids } = await sleepingTables(2);
  const page = await hall.page(ids[0]!, ANN);
  await hall.pass(60 * MINUTE);
  expect(hall.hall.awake).toBe(1);
  await page.leaves();
  await hall.pass(2 * MINUTE);
  expect(hall.hall.awake).toBe(0);
});
