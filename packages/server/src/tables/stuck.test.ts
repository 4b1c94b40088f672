import { expect, test } from 'vitest';
import { type Jobs, JobsClosed } from '../ports/jobs.ts';
import type { Entry } from '../ports/store.ts';
import { MemoryStore } from '../testing/memoryStore.ts';
import { ANN, BEN, firstOptions, settle, VirtualHall } from '../testing/virtualHall.ts';
import { createTable, listTables, playAgain, tableInfo } from './index.ts';

const BOT = { seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }] };

test('a server that closes while bots think stores nothing for them; they think again after the start', async () => {
  let close: () => void = () => undefined;
  const jobs: Jobs = {
    think: () =>
      new Promise((_, reject) => {
        close = () => reject(new JobsClosed());
      }),
    close: async () => undefined,
  };
  const hall = new VirtualHall({ jobs });
  const { id, ann } = await hall.play(BOT);
  await ann.answers(0);
  await hall.pass(2000);
  const answers = async () =>
    ((await hall.around.store.read(id, 0)) as Entry[]).filter(({ kind, seat }) => kind === 'answer' && seat === 1);
  hall.hall.close();
  close();
  await settle();
  expect(await answers()).toEqual([]);
  const again = new VirtualHall({ ...hall.around, jobs: firstOptions });
  await again.open();
  await again.pass(3000);
  expect((await answers())[0]).toMatchObject({ body: { by: 'bot' } });
});

test('one page that throws silences nobody, and the answer stands', async () => {
  const hall = new VirtualHall();
  const { id, ann, ben } = await hall.play();
  const table = hall.hall.table(id);
  const others = [...table.onlookers];
  table.onlookers.clear();
  table.onlookers.add({
    changed: () => {
      throw new Error('a page with a fault');
    },
  });
  for (const other of others) table.onlookers.add(other);
  await ann.answers(0);
  await ben.answers(0);
  expect(ann.last('error')).toBeUndefined();
  expect([ann.update.step, ben.update.step]).toEqual([1, 1]);
});

test('after a restart all tables that are due go on, also those behind hundreds of broken ones', async () => {
  const store = new MemoryStore();
  const hall = new VirtualHall({ store });
  const ids: string[] = [];
  for (let i = 0; i < 600; i++) ids.push(await createTable(hall.hall, ANN, { game: 'tides', ...BOT }));
  const read = store.read.bind(store);
  const broken = new Set(ids.slice(0, 250));
  store.read = async (table, from) =>
    broken.has(table) ? (await read(table, from)).map((line) => ({ ...line, kind: 'unreadable' })) : read(table, from);
  const again = hall.restarted();
  await again.open();
  await again.pass(10_500);
  const phases = await Promise.all(ids.slice(250).map((id) => tableInfo(again.hall, id).then(({ phase }) => phase)));
  expect(new Set(phases)).toEqual(new Set(['playing']));
});

test('a thousand tables whose time came while the server was down go on within two seconds of its start', async () => {
  const hall = new VirtualHall();
  const ids: string[] = [];
  for (let i = 0; i < 1000; i++) ids.push(await createTable(hall.hall, ANN, { game: 'tides', ...BOT }));
  hall.hall.close();
  await hall.pass(60_000);
  const again = hall.restarted();
  await again.open();
  await again.pass(2_000);
  const lines = await Promise.all(ids.map((id) => again.around.store.read(id, 0)));
  expect(lines.filter((log) => log.some(({ kind }) => kind === 'answer'))).toHaveLength(1000);
});

test('two who ask for a rematch at once get one table', async () => {
  const hall = new VirtualHall();
  const { id, ann, ben } = await hall.play();
  await ann.says({ type: 'offer-stop' });
  await ben.says({ type: 'stop-reply', agree: true });
  const [one, other] = await Promise.all([playAgain(hall.hall, id, ANN), playAgain(hall.hall, id, BEN)]);
  expect(other).toBe(one);
  expect((await listTables(hall.hall, ANN.id, 'mine')).map((table) => table.id).sort()).toEqual([id, one].sort());
});
