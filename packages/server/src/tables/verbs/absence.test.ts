import { CLOSE, PROTOCOL } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { ANN, BEN, EVE, VirtualPage, VirtualTables } from '../../testing/VirtualTables.ts';
import { createTable, perform, tableInfo } from '../index.ts';

/** Dominion with Ann, Ben and Eve, begun. */
async function three() {
  const world = new VirtualTables();
  const id = await createTable(world.registry, ANN, {
    game: 'dominion',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  for (const person of [BEN, EVE]) await perform(world.registry, id, { person }, { type: 'sit' });
  const pages = await Promise.all([ANN, BEN, EVE].map((person) => world.page(id, person)));
  for (const page of pages) await page.says({ type: 'nonce', nonce: 'ab'.repeat(32) });
  await world.pass(0);
  const [ann, ben, eve] = pages as [VirtualPage, VirtualPage, VirtualPage];
  return { world, id, ann, ben, eve };
}

const refusal = (page: VirtualPage) => page.last('error')?.error.code;

test('the host cannot remove or block a player of a running game, but can remove spectators', async () => {
  const world = new VirtualTables();
  const { id, ben } = await world.play();
  for (const block of [false, true]) {
    await expect(
      perform(world.registry, id, { person: ANN }, { type: 'remove', person: BEN.id, block: block }),
    ).rejects.toThrow('during the game');
  }
  expect((await tableInfo(world.registry, id)).seats[1]?.autoPlayed).toBe(false);
  expect(ben.closed).toBeUndefined();
  const eve = await world.page(id, EVE);
  await perform(world.registry, id, { person: ANN }, { type: 'remove', person: EVE.id, block: true });
  expect(eve.closed).toBe(CLOSE.removed);
});

test('a person who lost the connection can still vote on undo and stop', async () => {
  const world = new VirtualTables();
  const { id, ann, ben } = await world.play({ pace: { kind: 'live', perDecision: 600, reserve: 0 } });
  await ann.answers(0);
  await ben.answers(0);
  await ben.leaves();
  await world.pass(70_000);
  expect((await tableInfo(world.registry, id)).seats[1]?.autoPlayed).toBe(true);
  const { step } = ann.update;
  await ann.says({ type: 'undo', step });
  expect(ann.last('undo')?.consent?.missing).toEqual([1]);
  await ann.says({ type: 'offer-stop' });
  expect(ann.last('stop')?.consent?.missing).toEqual([1]);
  expect(ann.update).toMatchObject({ step, end: null });
});

test('a game that all people have left pauses until one returns', async () => {
  const world = new VirtualTables();
  const { id, ann } = await world.play({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await perform(world.registry, id, { person: ANN }, { type: 'leave' });
  await world.pass(60_000);
  const { step } = ann.update;
  expect(step).toBe(0);
  await ann.answers(0);
  await world.pass(5_000);
  expect(ann.update.step).toBe(1);
});

test.each([
  ['leaves', 'leave'],
  ['resigns', 'resign'],
] as const)('nobody waits for the consent of a player who %s', async (_, type) => {
  const { world, id, ann, ben } = await three();
  await ann.says({ type: 'offer-stop' });
  await ben.says({ type: 'stop-reply', agree: true });
  await perform(world.registry, id, { person: EVE }, { type });
  expect(ann.update.end).toEqual({ reason: 'stopped', outcome: null });
  expect(ann.last('stop')?.consent).toBeNull();
});

test('blocking is atomic: nobody is both seated and blocked', async () => {
  const world = new VirtualTables();
  const id = await createTable(world.registry, ANN, { game: 'tides', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await perform(world.registry, id, { person: EVE }, { type: 'sit' });
  await Promise.allSettled([
    perform(world.registry, id, { person: ANN }, { type: 'remove', person: EVE.id, block: true }),
    perform(world.registry, id, { person: EVE }, { type: 'sit' }),
    perform(world.registry, id, { person: EVE }, { type: 'sit', seat: 1 }),
  ]);
  expect((await tableInfo(world.registry, id)).seats[1]).toMatchObject({ kind: 'open', person: null });
});

test('a person who has resigned can no longer answer', async () => {
  const { world, id, ann } = await three();
  await perform(world.registry, id, { person: ANN }, { type: 'resign' });
  await ann.says({ type: 'answer', step: 0, answer: [] });
  expect([refusal(ann), ann.last('error')?.error.message]).toEqual([
    'wrong-phase',
    'You have resigned. You can watch the game.',
  ]);
});

test('a person who answers from an open page gets the seat back', async () => {
  const world = new VirtualTables();
  const { id, ann, ben } = await world.play();
  await perform(world.registry, id, { person: BEN }, { type: 'leave' });
  await ben.answers(1);
  expect((await tableInfo(world.registry, id)).seats[1]?.autoPlayed).toBe(false);
  expect(ben.update.parked).not.toBeNull();
  await ann.answers(0);
  expect(ann.update.step).toBe(1);
});

test('the end of the game clears open requests', async () => {
  const world = new VirtualTables();
  const { id, ann, ben } = await world.play();
  await ann.answers(0);
  await ben.answers(0);
  await ann.says({ type: 'undo', step: 1 });
  expect(ben.last('undo')?.consent).not.toBeNull();
  await perform(world.registry, id, { person: BEN }, { type: 'resign' });
  expect(ben.last('undo')?.consent).toBeNull();
});

test('a game that ends during an offer to stop withdraws the offer', async () => {
  const { ann, ben } = await new VirtualTables().play();
  await ann.says({ type: 'offer-stop' });
  while (ann.update.end === null) {
    for (const page of [ann, ben]) {
      const [d] = page.update.decisions;
      if (d !== undefined) await page.answers(...Array.from({ length: d.min }, (_, i) => i));
    }
  }
  expect([ann.last('stop')?.consent, ben.last('stop')?.consent]).toEqual([null, null]);
});

test('a page that disconnects during its hello does not count as present', async () => {
  const world = new VirtualTables();
  const { id, ann } = await world.play();
  const before = world.registry.table(id).listeners.size;
  const page = new VirtualPage(world.registry, id, { ...EVE, name: 'Eva' });
  const hello = page.says({ type: 'hello', protocol: PROTOCOL });
  await page.leaves();
  await hello;
  expect(world.registry.presence(id).has(EVE.id)).toBe(false);
  expect(world.registry.table(id).listeners.size).toBe(before);
  expect(ann.closed).toBeUndefined();
});
