import type { CreateTableRequest, TableUpdate } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { VirtualClock } from '../../clock/VirtualClock.ts';
import { ANN, BEN, EVE, type VirtualPage, VirtualTables } from '../../testing/VirtualTables.ts';
import { DRAW, NO, NOD, VOTE, windowed, YES } from '../../testing/windowed.ts';
import { createTable, perform, tableRecord } from '../index.ts';
import type { TableDeps } from '../live/deps.ts';

const DELAYS = { window: 6_000, windowLeast: 2_500, pause: 900 };
const BOT = { kind: 'bot' as const, level: 'random' };
const PEOPLE = [{ kind: 'me' as const }, { kind: 'open' as const }];

interface Scene {
  readonly world: VirtualTables;
  readonly id: string;
  readonly pages: readonly VirtualPage[];
}

/** Ann, Ben and other given seats; Ann calls a vote at once. */
async function vote(
  wish: Partial<CreateTableRequest> = {},
  before?: (scene: Scene) => Promise<void>,
  parts: Partial<TableDeps> = {},
): Promise<Scene> {
  const world = new VirtualTables({ games: new Map([[windowed.id, windowed]]), delays: DELAYS, ...parts });
  const seats = wish.seats ?? PEOPLE;
  const id = await createTable(world.registry, ANN, { game: windowed.id, seats, ...wish });
  const people = [ANN, BEN].slice(0, seats.filter(({ kind }) => kind !== 'bot').length);
  for (const person of people.slice(1)) await perform(world.registry, id, { person }, { type: 'sit' });
  const pages: VirtualPage[] = [];
  for (const person of people) pages.push(await world.page(id, person));
  for (const page of pages) await page.says({ type: 'nonce', nonce: 'ab'.repeat(32) });
  await world.pass(0);
  const scene = { world, id, pages };
  await before?.(scene);
  await page(scene, 0).says({ type: 'answer', step: step(scene), answer: [VOTE] });
  return scene;
}

const page = ({ pages }: Scene, seat: number) => pages[seat] as VirtualPage;
const step = (scene: Scene) => page(scene, 0).update.step;
const votes = (scene: Scene, seat: number, answer: number) =>
  page(scene, seat).says({ type: 'answer', step: step(scene), answer: [answer] });
const tokens = (scene: Scene) => (page(scene, 0).update.view as unknown as { tokens: number[] }).tokens;

/** How long the vote stayed open. */
async function closesAfter(scene: Scene, most = 20_000): Promise<number> {
  const before = step(scene);
  await scene.world.pass(0);
  for (let passed = 0; passed <= most; passed += 100) {
    if (step(scene) > before) return passed;
    await scene.world.pass(100);
  }
  throw new Error('the window does not close');
}

test('CIT-14.5 a window is open for its least time though all have answered, and not longer', async () => {
  const scene = await vote();
  for (const seat of [0, 1]) await votes(scene, seat, YES);
  expect(await closesAfter(scene)).toBe(DELAYS.windowLeast);
  expect(tokens(scene)).toEqual([1, 1]);
});

test('CIT-14.5 the last person who answers closes it, if that is after the least time', async () => {
  const scene = await vote();
  await votes(scene, 0, YES);
  await scene.world.pass(4_000);
  await votes(scene, 1, NO);
  expect(await closesAfter(scene)).toBe(0);
});

test.each([
  ['relaxed', { kind: 'relaxed' }],
  ['live', { kind: 'live', perDecision: 60, reserve: 600 }],
] as const)(
  'CIT-14.5 CIT-14.11 a seat that has not answered at its end passes, whatever the pace (%s)',
  async (_, pace) => {
    const scene = await vote({ pace });
    await votes(scene, 1, YES);
    expect(await closesAfter(scene)).toBe(DELAYS.window);
    expect(tokens(scene)).toEqual([0, 1]);
  },
);

test('CIT-14.5 a bot never changes the closing time, whether it answers early, late or not at all', async () => {
  const times: number[] = [];
  for (const thinks of [0, 2_000, 4_000, 60_000]) {
    const clock = new VirtualClock();
    const think = () => new Promise<[number]>((resolve) => clock.at(clock.now() + thinks, () => resolve([YES])));
    const jobs = { think, close: async () => undefined };
    const scene = await vote({ seats: [...PEOPLE, BOT] }, undefined, { clock, jobs });
    for (const seat of [0, 1]) await votes(scene, seat, NO);
    times.push(await closesAfter(scene));
  }
  expect(new Set(times)).toEqual(new Set([DELAYS.windowLeast]));
});

test('CIT-14.2 CIT-14.9 until it closes, nobody is sent a byte by which to tell who has answered, or that anybody has', async () => {
  const sent = async (acts: (scene: Scene) => Promise<void>) => {
    const scene = await vote();
    await acts(scene);
    await scene.world.pass(2_000);
    const listener = await scene.world.page(scene.id, EVE);
    return [page(scene, 0).texts, listener.texts];
  };
  const silent = await sent(async () => undefined);
  const answered = await sent((scene) => votes(scene, 1, YES));
  const taken = await sent(async (scene) => {
    await votes(scene, 1, YES);
    await page(scene, 1).says({ type: 'withdraw', step: step(scene) });
  });
  const ordered = await sent((scene) => page(scene, 1).says({ type: 'order', order: 'vote', choice: 'yes' }));
  expect(answered).toEqual(silent);
  expect(taken).toEqual(silent);
  expect(ordered).toEqual(silent);
});

test('CIT-14.2 all who are asked have the same deadline, before and after they have answered', async () => {
  const scene = await vote();
  const clocks = ({ clocks: shown }: TableUpdate) => shown.map(({ deadline }) => deadline);
  const deadline = scene.world.clock.now() + DELAYS.window;
  expect(clocks(page(scene, 1).update)).toEqual([deadline, deadline]);
  await votes(scene, 1, YES);
  expect(clocks(page(scene, 1).update)).toEqual([deadline, deadline]);
  expect(page(scene, 1).update).toMatchObject({ parked: [YES], decisions: [], ready: [1] });
  expect(page(scene, 0).update).toMatchObject({ asked: [0, 1], ready: [] });
});

test('CIT-14.11 an answer may be withdrawn and replaced until it closes', async () => {
  const scene = await vote();
  await votes(scene, 0, NO);
  await votes(scene, 1, NO);
  await page(scene, 1).says({ type: 'withdraw', step: step(scene) });
  await votes(scene, 1, YES);
  await closesAfter(scene);
  expect(tokens(scene)).toEqual([0, 1]);
});

test('one person alone with bots does not wait', async () => {
  const scene = await vote({ seats: [{ kind: 'me' }, BOT] });
  expect(page(scene, 0).update.clocks).toEqual([]);
  await scene.world.pass(2_000);
  const before = step(scene);
  await votes(scene, 0, YES);
  expect(step(scene)).toBe(before + 1);
});

test('CIT-14.5 a standing order answers, even with no page open and after a restart', async () => {
  const scene = await vote({}, async (table) => {
    await page(table, 1).says({ type: 'order', order: 'vote', choice: 'yes' });
    expect(page(table, 1).last('orders')?.orders).toEqual({ vote: 'yes' });
    await page(table, 1).leaves();
  });
  const again = scene.world.restarted();
  await again.open();
  const ann = await again.page(scene.id, ANN);
  await ann.says({ type: 'answer', step: ann.update.step, answer: [NO] });
  await again.pass(DELAYS.windowLeast);
  expect((ann.update.view as unknown as { tokens: number[] }).tokens).toEqual([0, 1]);
  expect((await again.page(scene.id, BEN)).last('welcome')?.orders).toEqual({ vote: 'yes' });
  expect((await again.page(scene.id, EVE)).last('welcome')?.orders).toEqual({});
});

test('CIT-14.5 an order set after the window opened applies to the next one', async () => {
  const scene = await vote();
  await page(scene, 1).says({ type: 'order', order: 'vote', choice: 'yes' });
  await closesAfter(scene);
  expect(tokens(scene)).toEqual([0, 0]);
});

test('CIT-14.5 an order that is not legal is a pass', async () => {
  const scene = await vote({}, (table) =>
    page(table, 1).says({ type: 'order', order: 'vote', choice: 'never-heard-of' }),
  );
  await votes(scene, 0, YES);
  expect(await closesAfter(scene)).toBe(DELAYS.windowLeast);
  expect(tokens(scene)).toEqual([1, 0]);
});

test('CIT-14.5 in games over days nobody is waited for: no order is an immediate pass', async () => {
  const scene = await vote({ pace: { kind: 'days', days: 3 } }, (table) =>
    page(table, 1).says({ type: 'order', order: 'vote', choice: 'yes' }),
  );
  expect(await closesAfter(scene)).toBe(DELAYS.windowLeast);
  expect(tokens(scene)).toEqual([0, 1]);
  const record = await scene.world.registry.table(scene.id).read((t) => t.liveGame?.record());
  expect(record?.answers.slice(1).map(({ by }) => by)).toEqual(['fallback', 'person']);
});

test('an unknown order is refused, and so is one for an empty seat', async () => {
  const scene = await vote();
  await page(scene, 0).says({ type: 'order', order: 'vote', choice: 'perhaps' });
  expect(page(scene, 0).last('error')?.error.code).toBe('bad-request');
  const eve = await scene.world.page(scene.id, EVE);
  await eve.says({ type: 'order', order: 'vote', choice: 'yes' });
  expect(eve.last('error')?.error.code).toBe('no-seat');
});

test("CIT-14.8 every event on the game's list is followed by the same pause before clocks and bots continue", async () => {
  const scene = await vote();
  for (const seat of [0, 1]) await votes(scene, seat, YES);
  await closesAfter(scene);
  const now = scene.world.clock.now();
  const says = (seat: number, answer: number) =>
    page(scene, seat).says({ type: 'answer', step: step(scene), answer: [answer] });
  const asked = () => scene.world.registry.table(scene.id).read((t) => t.askedAt);
  await says(0, DRAW);
  expect(await asked()).toBe(now + DELAYS.pause);
  await says(1, NOD);
  expect(await asked()).toBe(now);
});

test('a record of windows replays like any other', async () => {
  const scene = await vote();
  await votes(scene, 1, YES);
  await closesAfter(scene);
  await page(scene, 0).says({ type: 'offer-stop' });
  await page(scene, 1).says({ type: 'stop-reply', agree: true });
  expect(await tableRecord(scene.world.registry, scene.id)).toMatchObject({
    answers: [
      { seat: 0, answer: [VOTE] },
      { seat: 0, answer: [NO], by: 'fallback' },
      { seat: 1, answer: [YES], by: 'person' },
    ],
  });
});
