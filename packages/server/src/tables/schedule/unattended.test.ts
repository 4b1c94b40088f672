import type { SeatWish } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { ANN, BEN, EVE, VirtualTables } from '../../testing/VirtualTables.ts';
import { createTable, perform, tableInfo } from '../index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 86_400_000;
const LIVE = { kind: 'live', perDecision: 5, reserve: 0 } as const;
const DAYS = { kind: 'days', days: 1 } as const;
const NONCE = { type: 'nonce', nonce: 'ab'.repeat(32) } as const;
const ALONE: SeatWish[] = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];

async function answersBy(world: VirtualTables, id: string): Promise<string[]> {
  const lines = await world.deps.store.read(id, 0);
  return lines.flatMap(({ kind, seat, body }) => (kind === 'answer' ? [`${seat} ${(body as { by: string }).by}`] : []));
}

const phaseOf = async (world: VirtualTables, id: string) => (await tableInfo(world.registry, id)).phase;
const wakesAt = async (world: VirtualTables, id: string) => (await world.deps.store.rowOf(id))?.wakeAt;

test('a full table does not start before one of its people has been there, and costs nothing until then', async () => {
  const world = new VirtualTables();
  await world.open();
  const id = await createTable(world.registry, ANN, { game: 'tides', seats: ALONE, pace: LIVE });
  await world.pass(10 * MINUTE);
  expect(await phaseOf(world, id)).toBe('gathering');
  expect(await wakesAt(world, id)).toBe(null);
  expect(world.registry.liveCount).toBe(0);
  const eve = await world.page(id, EVE);
  await world.pass(MINUTE);
  expect(eve.last('update')).toBeUndefined();
  const ann = await world.page(id, ANN);
  expect(ann.last('welcome')?.table.startsAt).toBe(world.clock.now() + 10 * SECOND);
  await world.pass(9 * SECOND);
  expect(ann.last('update')).toBeUndefined();
  await ann.says(NONCE);
  await world.pass(0);
  expect(ann.update.step).toBe(0);
});

test('a table whose host was there starts when the last seat is taken, even if nobody is there by then', async () => {
  const world = new VirtualTables();
  await world.open();
  const id = await createTable(world.registry, ANN, { game: 'tides', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const ann = await world.page(id, ANN);
  await ann.says(NONCE);
  await ann.leaves();
  await world.pass(DAY);
  await perform(world.registry, id, { person: BEN }, { type: 'sit' });
  await world.pass(11 * SECOND);
  expect(await phaseOf(world, id)).toBe('playing');
});

test('a game pauses after three time-outs in a row with nobody there, and continues when its person returns', async () => {
  const world = new VirtualTables();
  await world.open();
  const { id, ann, ben } = await world.play({ seats: ALONE, pace: LIVE });
  await ben.leaves();
  await ann.answers(0);
  await world.pass(2 * SECOND);
  await ann.leaves();
  await world.pass(30 * MINUTE);
  const given = await answersBy(world, id);
  expect(given.filter((one) => one === '0 fallback')).toHaveLength(3);
  expect(await wakesAt(world, id)).toBe(null);
  expect(world.registry.liveCount).toBe(0);
  const eve = await world.page(id, EVE);
  expect(eve.update.clocks.map(({ deadline }) => deadline)).toEqual([null, null]);
  await world.pass(MINUTE);
  expect(await answersBy(world, id)).toEqual(given);
  const again = world.restarted();
  await again.open();
  await again.pass(30 * MINUTE);
  expect(await answersBy(again, id)).toEqual(given);
  const back = await again.page(id, ANN);
  expect(back.update.clocks[0]?.deadline).toBe(again.clock.now() + 5 * SECOND);
  await again.pass(4 * SECOND);
  const { step } = back.update;
  await back.answers(0);
  await again.pass(2 * SECOND);
  expect(back.update.step).toBe(step + 1);
});

test('a game continues while one of its people is there, however often a clock runs out', async () => {
  const world = new VirtualTables();
  const { id } = await world.play({ seats: ALONE, pace: LIVE });
  await world.pass(MINUTE);
  expect((await answersBy(world, id)).filter((one) => one === '0 fallback').length).toBeGreaterThan(5);
});

test('a game of two pauses when both have timed out, not when one has', async () => {
  const world = new VirtualTables();
  await world.open();
  const { id, ann, ben } = await world.play({ pace: { ...LIVE, perDecision: 20 } });
  await ben.leaves();
  for (let i = 0; i < 2; i++) {
    await ann.answers(0);
    await world.pass(21 * SECOND);
  }
  await ann.leaves();
  await world.pass(10 * MINUTE);
  const given = await answersBy(world, id);
  expect(given.filter((one) => one === '0 fallback')).toHaveLength(3);
  expect(given.filter((one) => one === '0 person')).toHaveLength(2);
});

test('over days an absent player does not hold up the others; when all are absent the game pauses', async () => {
  const world = new VirtualTables();
  await world.open();
  const { id, ann, ben } = await world.play({ pace: DAYS });
  await ann.leaves();
  await ben.leaves();
  for (let day = 0; day < 4; day++) {
    const page = await world.page(id, ANN);
    await page.answers(0);
    await page.leaves();
    await world.pass(DAY + MINUTE);
  }
  const played = await answersBy(world, id);
  expect(played.filter((one) => one === '1 fallback')).toHaveLength(4);
  expect(played.filter((one) => one === '0 person')).toHaveLength(4);
  await world.pass(30 * DAY);
  const missed = (await answersBy(world, id)).slice(played.length);
  expect(missed.filter((one) => one === '0 fallback')).toHaveLength(3);
  const back = await world.page(id, BEN);
  expect(back.update.clocks.map(({ deadline }) => deadline)).toEqual([DAY, DAY].map((ms) => world.clock.now() + ms));
});

test('an answer without a page, as from a program, resumes a paused game', async () => {
  const world = new VirtualTables();
  await world.open();
  const { id, ann } = await world.play({ seats: ALONE, pace: LIVE });
  await ann.leaves();
  await world.pass(10 * MINUTE);
  const { step, answer } = await world.registry.table(id).read((t) => {
    const d = t.liveGame?.state.flow.asked.find(({ seat }) => seat === 0);
    return { step: t.past.length - 1, answer: d?.options.slice(0, d.min) ?? [] };
  });
  const token = { table: id, seat: 0, person: ANN.id };
  await perform(world.registry, id, { person: ANN, token }, { type: 'answer', step, answer });
  await world.pass(2 * SECOND);
  expect(await world.registry.table(id).read((t) => [t.resting, t.past.length - 1])).toEqual([false, step + 1]);
});

test('limits unattended tables per address, without affecting others', async () => {
  const world = new VirtualTables({
    unattendedPerAddress: 2,
    addressGroupOf: (person) => (person === EVE.id ? 'b' : 'a'),
  });
  await world.open();
  const ids: string[] = [];
  for (const host of [ANN, BEN, ANN, BEN, EVE]) {
    const id = await createTable(world.registry, host, { game: 'tides', seats: ALONE, pace: LIVE });
    const page = await world.page(id, host);
    await page.says(NONCE);
    await world.pass(0);
    await page.leaves();
    ids.push(id);
  }
  await world.pass(6 * SECOND);
  const running = await Promise.all(ids.map((id) => world.registry.table(id).read((t) => !t.resting)));
  expect(running.slice(0, 4).filter((runs) => runs)).toHaveLength(2);
  expect(running[4]).toBe(true);
  expect(world.registry.unattendedCount).toBe(3);
  await world.pass(MINUTE);
  expect(world.registry.unattendedCount).toBe(0);
});

test('games over days are not counted', async () => {
  const world = new VirtualTables({ unattendedPerAddress: 0 });
  await world.open();
  const { id, ann } = await world.play({ seats: ALONE, pace: DAYS });
  await ann.leaves();
  await world.pass(DAY + MINUTE);
  expect((await answersBy(world, id)).filter((one) => one === '0 fallback')).toHaveLength(1);
});
