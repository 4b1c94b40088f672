import { expect, test } from 'vitest';
import { VirtualClock } from '../../clock/VirtualClock.ts';
import { type Jobs, JobsClosed } from '../../ports/jobs.ts';
import type { StoredEntry } from '../../ports/store.ts';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { ANN, BEN, firstOptions, settle, VirtualTables } from '../../testing/VirtualTables.ts';
import { createTable, listTables, rematch, tableInfo } from '../index.ts';

const BOT = { seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }] };

test('a server that closes while bots think stores nothing for them; they think again after the restart', async () => {
  let close: () => void = () => undefined;
  const jobs: Jobs = {
    think: () =>
      new Promise((_, reject) => {
        close = () => reject(new JobsClosed());
      }),
    close: async () => undefined,
  };
  const world = new VirtualTables({ jobs });
  const { id, ann } = await world.play(BOT);
  await ann.answers(0);
  await world.pass(2000);
  const answers = async () =>
    ((await world.deps.store.read(id, 0)) as StoredEntry[]).filter(({ kind, seat }) => kind === 'answer' && seat === 1);
  world.registry.close();
  close();
  await settle();
  expect(await answers()).toEqual([]);
  const again = new VirtualTables({ ...world.deps, jobs: firstOptions });
  await again.open();
  await again.pass(3000);
  expect((await answers())[0]).toMatchObject({ body: { by: 'bot' } });
});

test('a page that throws does not affect other pages, and the answer stands', async () => {
  const world = new VirtualTables();
  const { id, ann, ben } = await world.play();
  const table = world.registry.table(id);
  const others = [...table.listeners];
  table.listeners.clear();
  table.listeners.add({
    changed: () => {
      throw new Error('a page with a fault');
    },
  });
  for (const other of others) table.listeners.add(other);
  await ann.answers(0);
  await ben.answers(0);
  expect(ann.last('error')).toBeUndefined();
  expect([ann.update.step, ben.update.step]).toEqual([1, 1]);
});

test('after a restart all due tables continue, even behind hundreds of broken ones', async () => {
  const store = new MemoryStore();
  const world = new VirtualTables({ store });
  const ids: string[] = [];
  for (let i = 0; i < 600; i++) ids.push(await createTable(world.registry, ANN, { game: 'tides', ...BOT }));
  for (const id of ids) await world.attend(id, ANN);
  const read = store.read.bind(store);
  const broken = new Set(ids.slice(0, 250));
  store.read = async (table, from) =>
    broken.has(table) ? (await read(table, from)).map((line) => ({ ...line, kind: 'unreadable' })) : read(table, from);
  const again = world.restarted();
  await again.open();
  await again.pass(10_500);
  const phases: string[] = [];
  for (const id of ids.slice(250)) phases.push((await tableInfo(again.registry, id)).phase);
  expect(new Set(phases)).toEqual(new Set(['playing']));
});

test('a thousand tables due while the server was down continue within two seconds of its start', async () => {
  const world = new VirtualTables();
  const ids: string[] = [];
  for (let i = 0; i < 1000; i++) ids.push(await createTable(world.registry, ANN, { game: 'tides', ...BOT }));
  for (const id of ids) await world.attend(id, ANN);
  world.registry.close();
  await world.pass(60_000);
  const again = world.restarted();
  await again.open();
  await again.pass(2_000);
  const lines = await Promise.all(ids.map((id) => again.deps.store.read(id, 0)));
  expect(lines.filter((log) => log.some(({ kind }) => kind === 'answer'))).toHaveLength(1000);
});

test('two people who ask for a rematch at once get one table', async () => {
  const world = new VirtualTables();
  const { id, ann, ben } = await world.play();
  await ann.says({ type: 'offer-stop' });
  await ben.says({ type: 'stop-reply', agree: true });
  const [one, other] = await Promise.all([rematch(world.registry, id, ANN), rematch(world.registry, id, BEN)]);
  expect(other).toBe(one);
  expect((await listTables(world.registry, ANN.id, 'mine')).map((table) => table.id).sort()).toEqual([id, one].sort());
});

test('after a restart with the clock set back, tables continue without waiting for the old time', async () => {
  const HOUR = 3_600_000;
  const world = new VirtualTables({ clock: new VirtualClock(30 * HOUR) });
  const bots = await world.play({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await bots.ann.answers(0);
  const live = await world.play({ pace: { kind: 'live', perDecision: 60, reserve: 0 } });
  await live.ann.answers(0);
  const again = world.restarted(new VirtualClock(20 * HOUR));
  await again.open();
  await again.pass(5_000);
  const stepOf = (id: string) => again.registry.table(id).read((t) => t.past.length - 1);
  expect(await stepOf(bots.id)).toBe(1);
  await again.pass(50_000);
  const third = again.restarted();
  await third.open();
  await third.pass(15_000);
  expect(await third.registry.table(live.id).read((t) => t.past.length - 1)).toBe(1);
});
