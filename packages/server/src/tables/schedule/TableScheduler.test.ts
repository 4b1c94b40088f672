import { expect, test } from 'vitest';
import { VirtualClock } from '../../clock/VirtualClock.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { ANN, BEN, firstOptions, VirtualTables } from '../../testing/VirtualTables.ts';
import { perform } from '../index.ts';
import { DEFAULT_DELAYS, scaleDelays } from '../state/delays.ts';

const LIVE = { kind: 'live', perDecision: 10, reserve: 30 } as const;
const SECOND = 1000;
const DAY = 86_400_000;

test('a bot waits a human delay, then answers', async () => {
  const world = new VirtualTables();
  const { ann } = await world.play({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  expect(ann.update.step).toBe(0);
  await ann.answers(0);
  await world.pass(600);
  expect(ann.update.step).toBe(0);
  await world.pass(1200);
  expect(ann.update.step).toBe(1);
});

test("a bot's thinking time is invisible: it answers at a predetermined moment", async () => {
  const arrives = async (thinkMs: number) => {
    const clock = new VirtualClock();
    const think: Jobs['think'] = async (job) => {
      await new Promise<void>((resolve) => void clock.at(clock.now() + thinkMs, resolve));
      return firstOptions.think(job);
    };
    const world = new VirtualTables({ clock, jobs: { think, close: async () => undefined } });
    const { ann } = await world.play({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    await ann.answers(0);
    const asked = clock.now();
    for (let i = 0; i < 4000 && ann.update.step === 0; i++) await world.pass(1);
    return clock.now() - asked;
  };
  const moments = [];
  for (const thinkMs of [0, 3, 120, 250, 400]) moments.push(await arrives(thinkMs));
  expect(new Set(moments).size).toBe(1);
  expect(moments[0]).toBeGreaterThanOrEqual(700);
  expect(await arrives(600)).toBe(await arrives(900));
}, 30_000);

test('one factor shortens all delays, for tests', async () => {
  const world = new VirtualTables({ delays: scaleDelays(DEFAULT_DELAYS, 0.1) });
  const { ann } = await world.play({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await ann.answers(0);
  await world.pass(60);
  expect(ann.update.step).toBe(0);
  await world.pass(120);
  expect(ann.update.step).toBe(1);
});

test('a bot that fails is replaced by the fallback, and the record says so', async () => {
  const jobs = { think: () => Promise.reject(new Error('no idea')), close: async () => undefined };
  const world = new VirtualTables({ jobs });
  const { id, ann } = await world.play({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await ann.answers(0);
  await world.pass(2 * SECOND);
  expect(ann.update.step).toBe(1);
  const lines = await world.deps.store.read(id, 0);
  expect(
    lines
      .filter(({ kind }) => kind === 'answer')
      .map(({ body }) => (body as { by: string }).by)
      .sort(),
  ).toEqual(['fallback', 'person']);
});

test('bots continue after a restart with nobody there', async () => {
  const before = new VirtualTables();
  const { id, ann } = await before.play({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await ann.answers(0);
  const after = before.restarted();
  await after.open();
  await after.pass(10 * SECOND);
  expect((await after.page(id, ANN)).update.step).toBe(1);
});

test('a full table waits ten seconds for a missing nonce, then starts without it', async () => {
  const world = new VirtualTables();
  const slow = await world.registry.openTable({
    game: 'tides',
    revision: 1,
    options: undefined,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    pace: { kind: 'relaxed' },
    listed: false,
    memoryAid: true,
    spectatorChat: false,
    host: ANN,
    secret: 'cd'.repeat(32),
  });
  const page = await world.page(slow, ANN);
  await world.pass(9 * SECOND);
  expect(page.last('update')).toBeUndefined();
  await world.pass(2 * SECOND);
  expect(page.update.step).toBe(0);
});

test('live: when time and reserve are over, the decision is answered for the seat', async () => {
  const world = new VirtualTables();
  const { ann, ben } = await world.play({ pace: LIVE });
  const asked = world.clock.now();
  expect(ann.update.clocks).toEqual([
    { seat: 0, deadline: asked + 40 * SECOND, reserve: 30 * SECOND },
    { seat: 1, deadline: asked + 40 * SECOND, reserve: 30 * SECOND },
  ]);
  await world.pass(15 * SECOND);
  await ann.answers(0);
  await world.pass(24 * SECOND);
  expect(ben.update.step).toBe(0);
  await world.pass(2 * SECOND);
  expect(ben.update.step).toBe(1);
  expect(ben.update.clocks.map(({ reserve }) => reserve)).toEqual([25 * SECOND, 0]);
});

test('days: the deadline also fires for a sleeping table', async () => {
  const world = new VirtualTables();
  await world.open();
  const { id, ann, ben } = await world.play({ pace: { kind: 'days', days: 2 } });
  await ann.answers(0);
  await ann.leaves();
  await ben.leaves();
  await world.pass(60 * SECOND);
  expect(world.registry.liveCount).toBe(0);
  await world.pass(2 * DAY - 120 * SECOND);
  expect((await world.page(id, ANN, 0)).update.step).toBe(0);
  await world.pass(120 * SECOND);
  expect((await world.page(id, ANN, 0)).update.step).toBe(1);
});

test('when a clock runs out the fallback answers; a weak bot plays for an absent person', async () => {
  const asked: string[] = [];
  const jobs: Jobs = {
    think: (job) => {
      asked.push(job.bot);
      return firstOptions.think(job);
    },
    close: async () => undefined,
  };
  const world = new VirtualTables({ jobs });
  const { id, ann } = await world.play({ game: 'dominion', pace: { kind: 'live', perDecision: 30, reserve: 0 } });
  const turn = ann.update.asked;
  await world.pass(31 * SECOND);
  const record = await world.registry.table(id).read((t) => t.liveGame?.record());
  expect(record?.answers[0]).toMatchObject({ seat: turn[0], by: 'fallback' });
  expect(asked).toEqual([]);
  for (const person of [ANN, BEN])
    if (seatOfPerson(person) === turn[0]) await perform(world.registry, id, { person }, { type: 'leave' });
  await world.pass(5 * SECOND);
  expect(asked[0]).toBe('easy');
});

const seatOfPerson = (person: { id: string }) => [ANN.id, BEN.id].indexOf(person.id);

test('relaxed: nobody is timed out', async () => {
  const world = new VirtualTables();
  const { ann } = await world.play();
  await world.pass(30 * DAY);
  expect(ann.update).toMatchObject({ step: 0, clocks: [] });
});

test('an abandoned seat is auto-played after a grace time while another waits, and given back on return', async () => {
  const world = new VirtualTables();
  const { id, ann, ben } = await world.play();
  await ben.leaves();
  await ann.answers(0);
  await world.pass(14 * 60 * SECOND);
  expect(ann.last('table')?.table.seats[1]).toMatchObject({ present: false, autoPlayed: false });
  await world.pass(2 * 60 * SECOND);
  expect(ann.last('table')?.table.seats[1]).toMatchObject({ autoPlayed: true });
  expect(ann.update.step).toBe(1);
  const back = await world.page(id, BEN, 0);
  expect(ann.last('table')?.table.seats[1]).toMatchObject({ present: true, autoPlayed: false });
  expect(back.update.parked).not.toBeNull();
  await back.says({ type: 'withdraw', step: 1 });
  await ann.answers(0);
  await world.pass(60 * SECOND);
  expect(back.update).toMatchObject({ step: 1, decisions: [{ seat: 1 }] });
});

test('with nobody waiting, no seat is taken over', async () => {
  const world = new VirtualTables();
  const { id, ann, ben } = await world.play();
  await ben.leaves();
  await ann.leaves();
  await world.pass(DAY);
  expect((await world.page(id, ANN)).last('welcome')?.table.seats.map(({ autoPlayed }) => autoPlayed)).toEqual([
    false,
    false,
  ]);
});

test('a seat left on purpose is auto-played at once', async () => {
  const world = new VirtualTables();
  const { id, ann } = await world.play();
  await perform(world.registry, id, { person: BEN }, { type: 'leave' });
  await ann.answers(0);
  await world.pass(3 * SECOND);
  expect(ann.update.step).toBe(1);
});

test('after a restart with the clock set back, nobody waits for the old time', async () => {
  const world = new VirtualTables({ clock: new VirtualClock(2 * DAY) });
  const { id, ann } = await world.play({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await ann.answers(0);
  const again = world.restarted(new VirtualClock(DAY));
  const back = await again.page(id, ANN);
  expect(back.update.step).toBe(0);
  await again.pass(2 * SECOND);
  expect(back.update.step).toBe(1);
});
