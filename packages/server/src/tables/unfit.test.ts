import { GAMES } from '@regalia/games';
import { type Game, seedFast } from '@regalia/kernel';
import { expect, test, vi } from 'vitest';
import type { Entry } from '../ports/store.ts';
import { ANN, BEN, VirtualHall } from '../testing/virtualHall.ts';
import { createTable, tableInfo } from './index.ts';

const BOTS = { seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }] };

/** A log with two answers in it, as far as the store reads it after `change`. */
async function changedLog(change: (entry: Entry) => Entry) {
  const hall = new VirtualHall();
  const { id, ann, ben } = await hall.play();
  for (const page of [ann, ben]) await page.answers(0);
  const { store } = hall.around;
  const log = await store.read(id, 0);
  const read = store.read.bind(store);
  vi.spyOn(store, 'read').mockImplementation(async (table, from) => {
    const entries = await read(table, from);
    return table === id ? entries.map(change) : entries;
  });
  const logged = vi.fn();
  hall.around.log.error = logged;
  return { id, log, logged, hall: hall.restarted() };
}

const illegal = (entry: Entry): Entry =>
  entry.kind === 'answer' ? { ...entry, body: { ...(entry.body as object), answer: [99] } } : entry;

test('a table whose log does not fit the rules says so, and is kept as it is', async () => {
  const { id, log, logged, hall } = await changedLog(illegal);
  for (const person of [ANN, BEN]) {
    const page = await hall.page(id, person);
    expect(page.last('error')?.error).toMatchObject({ code: 'unfit-log' });
    expect(page.last('update')).toBeUndefined();
  }
  await expect(tableInfo(hall.hall, id)).rejects.toMatchObject({ code: 'unfit-log' });
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    { table: id, why: expect.stringMatching(/^line \d+: /) },
    expect.any(String),
  );
  vi.restoreAllMocks();
  expect(await hall.around.store.read(id, 0)).toEqual(log);
});

test('it keeps no other table from waking', async () => {
  const { id, hall } = await changedLog(illegal);
  const other = await createTable(hall.hall, ANN, { game: 'tides', ...BOTS });
  vi.spyOn(hall.around.store, 'due').mockImplementation(async () => [id, other]);
  await hall.open();
  await hall.pass(20_000);
  expect((await tableInfo(hall.hall, other)).phase).toBe('playing');
});

test('rules that deal other cards do not make another game of what was played', async () => {
  const hall = new VirtualHall();
  const { id, ann, ben } = await hall.play();
  for (const page of [ann, ben]) await page.answers(0);
  const tides = GAMES.get('tides') as Game;
  const dealsOtherwise: Game = {
    ...tides,
    setup: (options, seats, _, revision, out) => tides.setup(options, seats, seedFast(1), revision, out),
    apply: () => undefined,
  };
  hall.hall.close();
  const games = new Map([...GAMES, ['tides', dealsOtherwise]]);
  const page = await new VirtualHall({ ...hall.around, games }).page(id, ANN);
  expect(page.last('error')?.error.code).toBe('unfit-log');
});

test('a game that is no longer here is told apart from a table that never was', async () => {
  const hall = new VirtualHall();
  const { id } = await hall.play();
  hall.hall.close();
  const page = await new VirtualHall({ ...hall.around, games: new Map() }).page(id, ANN);
  expect(page.last('error')?.error.code).toBe('unfit-log');
});
