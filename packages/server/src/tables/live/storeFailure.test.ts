import { expect, test, vi } from 'vitest';
import { ANN, VirtualTables } from '../../testing/VirtualTables.ts';
import { createTable, tableInfo } from '../index.ts';

const BOT = { seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }] };

test('a failed write has no effect: an error, no update, and the next try succeeds', async () => {
  const world = new VirtualTables();
  const { ann, ben } = await world.play();
  const before = [ann.update, ben.texts.length];
  const append = vi.spyOn(world.deps.store, 'append').mockRejectedValueOnce(new Error('disk full'));
  await ann.answers(0);
  expect(append).toHaveBeenCalled();
  expect(ann.last('error')?.error.code).toBe('internal');
  expect([ann.update, ben.texts.length]).toEqual(before);
  await ann.answers(1);
  expect(ann.update.parked).toHaveLength(1);
});

test('nobody sees an answer before it is on disk', async () => {
  const world = new VirtualTables();
  const { id, ann, ben } = await world.play();
  await ann.answers(0);
  let finish = () => undefined as undefined;
  const { store } = world.deps;
  const append = store.append.bind(store);
  vi.spyOn(store, 'append').mockImplementationOnce(async (...args) => {
    await new Promise<void>((resolve) => {
      finish = () => void resolve() as undefined;
    });
    return append(...args);
  });
  const sent = ann.texts.length;
  const answering = ben.answers(0);
  const spectating = world.page(id, { id: 'eve-eve-eve-eve-', name: 'Eve' });
  await world.pass(10);
  expect(ann.texts.length).toBe(sent);
  expect(ben.last('accepted')?.step).toBe(0);
  finish();
  await answering;
  expect(ann.update.step).toBe(1);
  expect((await spectating).update.step).toBe(1);
});

test('a table retries when its start could not be stored', async () => {
  const world = new VirtualTables();
  const id = await createTable(world.registry, ANN, { game: 'tides', ...BOT });
  await world.page(id, ANN);
  vi.spyOn(world.deps.store, 'append').mockRejectedValueOnce(new Error('disk full'));
  await world.pass(10_000);
  expect((await tableInfo(world.registry, id)).phase).toBe('gathering');
  await world.pass(1000);
  expect((await tableInfo(world.registry, id)).phase).toBe('playing');
});

test('a bot retries when its answer could not be stored', async () => {
  const world = new VirtualTables();
  const { ann } = await world.play(BOT);
  await ann.answers(0);
  vi.spyOn(world.deps.store, 'append').mockRejectedValueOnce(new Error('disk full'));
  await world.pass(1800);
  expect(ann.update.step).toBe(0);
  await world.pass(1500);
  expect(ann.update.step).toBe(1);
});

test('logs every new table with its game and host', async () => {
  const noted: object[] = [];
  const quiet = () => undefined;
  const world = new VirtualTables({ log: { error: quiet, warn: quiet, info: (details) => noted.push(details) } });
  const id = await createTable(world.registry, ANN, { game: 'tides', ...BOT });
  expect(noted).toEqual([{ table: id, game: 'tides', host: ANN.id }]);
});
