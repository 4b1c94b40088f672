import { GAMES } from '@regalia/games';
import { type Game, seedFast } from '@regalia/kernel';
import { expect, test, vi } from 'vitest';
import type { StoredEntry } from '../../ports/store.ts';
import { ANN, BEN, VirtualTables } from '../../testing/VirtualTables.ts';
import { createTable, tableInfo } from '../index.ts';

const BOTS = { seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }] };

/** A log with two answers, as the store returns it after `change`. */
async function changedLog(change: (entry: StoredEntry) => StoredEntry) {
  const world = new VirtualTables();
  const { id, ann, ben } = await world.play();
  for (const page of [ann, ben]) await page.answers(0);
  const { store } = world.deps;
  const log = await store.read(id, 0);
  const read = store.read.bind(store);
  vi.spyOn(store, 'read').mockImplementation(async (table, from) => {
    const entries = await read(table, from);
    return table === id ? entries.map(change) : entries;
  });
  const logged = vi.fn();
  world.deps.log.error = logged;
  return { id, log, logged, world: world.restarted() };
}

const illegal = (entry: StoredEntry): StoredEntry =>
  entry.kind === 'answer' ? { ...entry, body: { ...(entry.body as object), answer: [99] } } : entry;

test('a table whose log does not fit the rules reports so and is left unchanged', async () => {
  const { id, log, logged, world } = await changedLog(illegal);
  for (const person of [ANN, BEN]) {
    const page = await world.page(id, person);
    expect(page.last('error')?.error).toMatchObject({ code: 'unfit-log' });
    expect(page.last('update')).toBeUndefined();
  }
  await expect(tableInfo(world.registry, id)).rejects.toMatchObject({ code: 'unfit-log' });
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    { table: id, why: expect.stringMatching(/^line \d+: /) },
    expect.any(String),
  );
  vi.restoreAllMocks();
  expect(await world.deps.store.read(id, 0)).toEqual(log);
});

test('no other table is kept from loading', async () => {
  const { id, world } = await changedLog(illegal);
  const other = await createTable(world.registry, ANN, { game: 'tides', ...BOTS });
  await world.attend(other, ANN);
  vi.spyOn(world.deps.store, 'due').mockImplementation(async () => [id, other]);
  await world.open();
  await world.pass(20_000);
  expect((await tableInfo(world.registry, other)).phase).toBe('playing');
});

test('rules that deal other cards do not reinterpret an old game', async () => {
  const world = new VirtualTables();
  const { id, ann, ben } = await world.play();
  for (const page of [ann, ben]) await page.answers(0);
  const tides = GAMES.get('tides') as Game;
  const dealsOtherwise: Game = {
    ...tides,
    setup: (options, seats, _, revision, out) => tides.setup(options, seats, seedFast(1), revision, out),
    apply: () => null,
  };
  world.registry.close();
  const games = new Map([...GAMES, ['tides', dealsOtherwise]]);
  const page = await new VirtualTables({ ...world.deps, games }).page(id, ANN);
  expect(page.last('error')?.error.code).toBe('unfit-log');
});

test('a removed game is reported differently from a table that never existed', async () => {
  const world = new VirtualTables();
  const { id } = await world.play();
  world.registry.close();
  const page = await new VirtualTables({ ...world.deps, games: new Map() }).page(id, ANN);
  expect(page.last('error')?.error.code).toBe('unfit-log');
});
