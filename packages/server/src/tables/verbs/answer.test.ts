import type { ToServer } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { ANN, EVE, VirtualTables } from '../../testing/VirtualTables.ts';

const refused = (page: { last(type: 'error'): { error: { code: string } } | undefined }) =>
  page.last('error')?.error.code;

test('an answer is parked until the other is in: only its owner sees it, the other sees that it exists', async () => {
  const { ann, ben } = await new VirtualTables().play();
  const before = ben.texts.length;
  const chosen = ann.update.decisions[0]!.options[2];
  await ann.answers(2);
  const own = { type: 'parked', step: 0, decisions: [], parked: [chosen], ready: [0], clocks: [] };
  expect(ann.messages.slice(-2)).toEqual([own, { type: 'accepted', re: null, step: 0 }]);
  expect(ben.messages.slice(before)).toEqual([{ type: 'ready', step: 0, ready: [0] }]);
  await ben.answers(0);
  expect(ann.update).toMatchObject({ step: 1, parked: null, ready: [] });
  expect(ann.update.happened.map(({ step }) => step)).toEqual([1]);
});

test('a parked answer can be withdrawn and changed', async () => {
  const { ann, ben } = await new VirtualTables().play();
  const { decisions } = ann.update;
  await ann.answers(2);
  await ann.says({ type: 'withdraw', step: 0 });
  expect(ann.last('parked')).toEqual({ type: 'parked', step: 0, decisions, parked: null, ready: [], clocks: [] });
  expect(ben.last('ready')).toEqual({ type: 'ready', step: 0, ready: [] });
  await ann.answers(1);
  expect(ann.update.parked).toHaveLength(1);
});

test('a spectator, and a player who returns to a parked answer, see the current game', async () => {
  const world = new VirtualTables();
  const { id, ann } = await world.play();
  const eve = await world.page(id, EVE);
  const before = eve.texts.length;
  await ann.answers(2);
  expect(eve.messages.slice(before)).toEqual([{ type: 'ready', step: 0, ready: [0] }]);
  const again = await world.page(id, ANN, 0);
  const { parked, ready, decisions, happened } = again.last('update')!;
  expect({ parked, ready, decisions, happened }).toEqual({
    parked: ann.update.parked,
    ready: [0],
    decisions: [],
    happened: [],
  });
});

test('on a clock, an answer stops the clock of its seat', async () => {
  const { ann } = await new VirtualTables().play({ pace: { kind: 'live', perDecision: 60, reserve: 60 } });
  await ann.answers(2);
  const [mine, theirs] = ann.last('parked')!.clocks;
  expect([mine?.deadline, typeof theirs?.deadline]).toEqual([null, 'number']);
});

test('a second answer on top of a parked one is refused', async () => {
  const { ann } = await new VirtualTables().play();
  const { decisions } = ann.update;
  await ann.answers(2);
  await ann.says({ type: 'answer', step: 0, answer: [decisions[0]!.options[1]!] });
  expect(refused(ann)).toBe('already-answered');
});

test('a repeated answer is accepted and counts once, parked or resolved', async () => {
  const world = new VirtualTables();
  const { id, ann, ben } = await world.play();
  const again: ToServer = { type: 'answer', re: 7, step: 0, answer: [ann.update.decisions[0]!.options[2]!] };
  await ann.says(again);
  const lines = (await world.deps.store.read(id, 0)).length;
  await ann.says(again);
  expect(ann.last('accepted')).toEqual({ type: 'accepted', re: 7, step: 0 });
  await ben.answers(0);
  await ann.says(again);
  expect(ann.last('accepted')).toEqual({ type: 'accepted', re: 7, step: 1 });
  expect(ann.last('error')).toBeUndefined();
  expect((await world.deps.store.read(id, 0)).length).toBe(lines + 1);
});

test('a stale answer and one from the future get the current view', async () => {
  const { ann, ben } = await new VirtualTables().play();
  const old = ann.update.decisions[0]!.options;
  await ann.answers(0);
  await ben.answers(0);
  await ann.says({ type: 'answer', step: 0, answer: [old[3]!] });
  expect(refused(ann)).toBe('stale-step');
  expect(ann.messages.at(-1)).toMatchObject({ type: 'update', step: 1, happened: [] });
  await ann.says({ type: 'answer', step: 9, answer: [old[3]!] });
  expect(refused(ann)).toBe('future-step');
  expect(ann.messages.at(-1)).toMatchObject({ type: 'update', step: 1 });
});

test('a refusal cites the rule, and changes nothing', async () => {
  const { ann } = await new VirtualTables().play();
  await ann.says({ type: 'answer', re: 3, step: 0, answer: [99] });
  expect(ann.last('error')).toMatchObject({ re: 3, error: { code: 'illegal-answer', refusal: { rule: 'TID-3.1' } } });
  expect(ann.update.parked).toBeNull();
});

test('a returning page is sent only what happened since the step it names', async () => {
  const world = new VirtualTables();
  const { id, ann, ben } = await world.play();
  for (let step = 0; step < 2; step++) {
    await ann.answers(0);
    await ben.answers(0);
  }
  const steps = async (since: number | null) =>
    (await world.page(id, ann.connection.person, since)).update.happened.map(({ step }) => step);
  expect(await steps(null)).toEqual([0, 1, 2]);
  expect(await steps(1)).toEqual([2]);
  expect(await steps(2)).toEqual([]);
  expect(await steps(77)).toEqual([0, 1, 2]);
});

test('a restart restores everything, parked answers included', async () => {
  const before = new VirtualTables();
  const { id, ann, ben } = await before.play();
  await ann.answers(0);
  await ben.answers(1);
  await ann.answers(2);
  const people = [ann, ben].map((page) => page.connection.person);
  const told = async (world: VirtualTables) => {
    const updates: unknown[] = [];
    for (const person of people) updates.push((await world.page(id, person, 1)).update);
    return updates;
  };
  const expected = await told(before);
  const after = before.restarted();
  expect(await told(after)).toEqual(expected);
  const benAgain = await after.page(id, ben.connection.person, 1);
  await benAgain.answers(0);
  expect(benAgain.update.step).toBe(2);
});
