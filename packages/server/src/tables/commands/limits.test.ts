import { GAMES } from '@regalia/games';
import { expect, test } from 'vitest';
import type { StoredEntry } from '../../ports/store.ts';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { ANN, BEN, EVE, VirtualTables } from '../../testing/VirtualTables.ts';
import { createTable, perform, tableInfo } from '../index.ts';
import { foldAll } from '../log/fold.ts';
import type { RequestRefused } from '../state/errors.ts';

const BOT = { seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }] };

test('bots agree to a limited number of undos', async () => {
  const world = new VirtualTables();
  const { ann } = await world.play(BOT);
  for (let i = 0; i < 5; i++) {
    await ann.answers(0);
    await world.pass(2000);
    await ann.says({ type: 'undo', step: ann.update.step });
    expect(ann.last('error')).toBeUndefined();
  }
  await ann.answers(0);
  await world.pass(2000);
  const { step } = ann.update;
  await ann.says({ type: 'undo', step });
  expect(ann.last('error')?.error).toMatchObject({
    code: 'cannot-undo',
    message: expect.stringContaining('no more undos'),
  });
  expect(ann.update.step).toBe(step);
});

test('people may agree to more undos than bots, but not without limit', async () => {
  const world = new VirtualTables();
  const { ann, ben } = await world.play();
  let undone = 0;
  for (let i = 0; i < 70; i++) {
    await ann.answers(0);
    await ben.answers(0);
    const { step } = ann.update;
    await ann.says({ type: 'undo', step });
    await ben.says({ type: 'undo-reply', agree: true });
    if (ann.update.step === step) break;
    undone++;
  }
  expect(undone).toBe(60);
  expect(ann.last('error')?.error.code).toBe('cannot-undo');
});

test('excessive chat is refused, and others are not disturbed', async () => {
  const world = new VirtualTables();
  const { id, ann } = await world.play();
  const lines = () => ann.messages.filter(({ type }) => type === 'chat').length;
  const crowd = await Promise.all(Array.from({ length: 10 }, () => world.page(id, BEN)));
  await Promise.all(crowd.flatMap((page) => Array.from({ length: 40 }, () => page.says({ type: 'chat', text: 'no' }))));
  expect(lines()).toBe(15);
  for (const page of crowd) expect(page.last('error')?.error.code).toBe('too-many');
  await world.pass(10_000);
  await crowd[0]?.says({ type: 'chat', text: 'yes' });
  expect(lines()).toBe(16);
});

test('a person who keeps leaving and returning stays at the table and can still return', async () => {
  const store = new MemoryStore();
  const world = new VirtualTables({ store });
  const { id, ann } = await world.play();
  let left = 0;
  for (let i = 0; i < 150; i++) {
    const isGone = await perform(world.registry, id, { person: ANN }, { type: 'leave' }).then(
      () => true,
      (error: RequestRefused) => error.code !== 'too-many',
    );
    if (isGone) left++;
    await perform(world.registry, id, { person: ANN }, { type: 'sit' });
  }
  expect(left).toBe(100);
  expect((await store.read(id, 0)).length).toBeLessThan(220);
  await ann.answers(0);
  expect(ann.last('error')).toBeUndefined();
});

test('limits requests in progress per client; the rest is refused at once', async () => {
  const world = new VirtualTables();
  const { ann } = await world.play();
  const said = Array.from({ length: 100 }, () => ann.says({ type: 'stop-reply', agree: true }));
  const refused = () => ann.messages.filter((m) => m.type === 'error' && m.error.code === 'too-many').length;
  expect(refused()).toBe(70);
  await Promise.all(said);
  await ann.says({ type: 'ping', re: 1 });
  expect(ann.last('pong')).toBeDefined();
});

test("limits the queue of a table; the table's own work is not delayed by it", async () => {
  const world = new VirtualTables();
  const { id } = await world.play();
  const table = world.registry.table(id);
  const looks = Array.from({ length: 600 }, () => table.read(() => 'seen').catch(({ code }) => code));
  const own = table.writeAlways(() => null);
  const outcomes = await Promise.all(looks);
  expect(outcomes.filter((one) => one === 'seen')).toHaveLength(500);
  expect(outcomes.filter((one) => one === 'too-many')).toHaveLength(100);
  await own;
  expect(await table.read(() => 'seen')).toBe('seen');
});

test('limits offers, chat and seat changes per table', async () => {
  const world = new VirtualTables();
  const { ann, ben } = await world.play();
  for (let i = 0; i < 60; i++) {
    await ann.says({ type: 'offer-stop' });
    await ben.says({ type: 'stop-reply', agree: false });
  }
  expect(ben.messages.filter((m) => m.type === 'stop' && m.consent !== null)).toHaveLength(50);
  expect(ann.last('error')?.error.code).toBe('too-many');
  const id = await createTable(world.registry, ANN, { game: 'tides', seats: [{ kind: 'open' }, { kind: 'open' }] });
  let moves = 0;
  for (; moves < 1000; moves++)
    if (
      !(await perform(world.registry, id, { person: EVE }, { type: 'sit', seat: moves % 2 }).then(
        () => true,
        () => false,
      ))
    )
      break;
  expect(moves).toBeLessThan(600);
});

test('an unknown table leaves nothing behind', async () => {
  const world = new VirtualTables();
  for (let i = 0; i < 50; i++) {
    await expect(tableInfo(world.registry, `unknown-${String(i).padStart(4, '0')}`)).rejects.toThrow('no such table');
  }
  expect(world.registry.liveCount).toBe(0);
});

test('other work continues while a long log is read', async () => {
  const store = new MemoryStore();
  const world = new VirtualTables({ store });
  const { id, ann, ben } = await world.play();
  for (let i = 0; i < 5; i++) for (const page of [ann, ben]) await page.answers(0);
  const entries: StoredEntry[] = await store.read(id, 0);
  let turns = 0;
  let isDone = false;
  const others = () => {
    turns++;
    if (!isDone) setImmediate(others);
  };
  setImmediate(others);
  let time = 0;
  const t = await foldAll(entries, GAMES, () => (time += 3));
  isDone = true;
  expect(t?.seq).toBe(entries.length);
  expect(turns).toBeGreaterThan(2);
});
