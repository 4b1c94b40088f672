import type { GameRecord } from '@regalia/kernel';
import { CLOSE, type Person } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { hushed } from '../../testing/hushed.ts';
import { ANN, BEN, EVE, VirtualTables } from '../../testing/VirtualTables.ts';
import { createTable, listTables, perform, rematch, tableInfo, tablePast, tableRecord } from '../index.ts';

test("an undo that is not free needs everybody's consent; what was seen stays in the log", async () => {
  const { ann, ben } = await new VirtualTables().play();
  await ann.answers(0);
  await ben.answers(1);
  const played = ann.update;
  await ann.says({ type: 'undo', step: 1 });
  expect(ben.last('undo')).toEqual({
    type: 'undo',
    consent: { by: 0, agreed: [0], missing: [1], takesBack: [0, 1] },
    refused: false,
  });
  await ben.says({ type: 'undo-reply', agree: false });
  expect(ann.last('undo')).toEqual({ type: 'undo', consent: null, refused: true });
  expect(ann.update).toEqual(played);
  await ann.says({ type: 'undo', step: 1 });
  await ben.says({ type: 'undo-reply', agree: true });
  expect(ann.update).toMatchObject({
    step: 2,
    happened: [{ step: 2, kind: 'undo', seat: 0, to: 0, agreed: true }],
    decisions: [{ seat: 0 }],
    askUndo: [],
  });
  expect(ann.last('undo')).toEqual({ type: 'undo', consent: null, refused: false });
  await ann.answers(1);
  await ben.answers(0);
  expect(ben.update.step).toBe(3);
});

test('a viewer of the past sees what they saw then, and nothing of what was undone', async () => {
  const world = new VirtualTables();
  const { ann, ben, id } = await world.play();
  const seen = { ann: ann.update.view, ben: ben.update.view };
  await ann.answers(0);
  await ben.answers(1);
  expect((await tablePast(world.registry, id, ANN.id, 0)).view).toEqual(seen.ann);
  expect((await tablePast(world.registry, id, BEN.id, 0)).view).toEqual(seen.ben);
  expect((await tablePast(world.registry, id, EVE.id, 0)).view).not.toEqual(seen.ann);
  expect((await tablePast(world.registry, id, ANN.id, 1)).view).toEqual(ann.update.view);
  await expect(tablePast(world.registry, id, ANN.id, 2)).rejects.toMatchObject({ code: 'not-found' });
  await ann.says({ type: 'undo', step: 1 });
  await ben.says({ type: 'undo-reply', agree: true });
  await expect(tablePast(world.registry, id, ANN.id, 1)).rejects.toMatchObject({ code: 'not-found' });
  expect(ann.update.happened.every(({ at }) => at === world.clock.now())).toBe(true);
});

test('a bot agrees to an undo', async () => {
  const world = new VirtualTables();
  const { ann } = await world.play({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await ann.answers(0);
  await world.pass(2000);
  await ann.says({ type: 'undo', step: 1 });
  expect(ann.update).toMatchObject({ step: 2, decisions: [{ seat: 0 }] });
});

test('without an answer there is nothing to undo', async () => {
  const { ann } = await new VirtualTables().play();
  expect(ann.update.askUndo).toEqual([]);
  await ann.says({ type: 'undo', step: 0 });
  expect(ann.last('error')?.error.code).toBe('cannot-undo');
});

test('an offer to stop ends the game when all agree, without a winner', async () => {
  const { ann, ben } = await new VirtualTables().play();
  await ann.says({ type: 'offer-stop' });
  expect(ben.last('stop')?.consent).toEqual({ by: 0, agreed: [0], missing: [1], takesBack: [] });
  await ben.says({ type: 'stop-reply', agree: false });
  expect(ann.last('stop')).toEqual({ type: 'stop', consent: null, refused: true });
  await ann.says({ type: 'offer-stop' });
  await ben.says({ type: 'offer-stop' });
  expect(ann.update.end).toEqual({ reason: 'stopped', outcome: null });
});

test('a person who resigns loses; the cards and the secret are revealed, and the record is complete', async () => {
  const world = new VirtualTables();
  const { id, ann, ben } = await world.play();
  await ann.answers(0);
  const before = (await tableRecord(world.registry, id)) as Partial<GameRecord>;
  expect(before).toMatchObject({ seed: { secret: null } });
  expect(before.answers).toBeUndefined();
  await perform(world.registry, id, { person: BEN }, { type: 'resign' });
  expect(ben.update.end).toEqual({ reason: 'resigned', outcome: { winners: [0], places: [1, 2], decidedBy: -1 } });
  expect(ben.update.reveal).not.toBeNull();
  expect(ben.update.decisions).toEqual([]);
  expect(await tableRecord(world.registry, id)).toMatchObject({ seed: { secret: expect.any(String) }, answers: [] });
  await ben.says({ type: 'answer', step: 0, answer: [1] });
  expect(ben.last('error')?.error.code).toBe('wrong-phase');
});

test('a rematch moves the seats by one; all requests get the same table', async () => {
  const world = new VirtualTables();
  const { id, ann } = await world.play();
  await expect(rematch(world.registry, id, ANN)).rejects.toThrow('not over yet');
  await perform(world.registry, id, { person: ANN }, { type: 'resign' });
  const next = await rematch(world.registry, id, BEN);
  expect(ann.last('table')?.table.rematch).toBe(next);
  expect(await rematch(world.registry, id, ANN)).toBe(next);
  const { seats } = await tableInfo(world.registry, next);
  expect(seats.map(({ person }) => person?.name)).toEqual(['Ben', 'Ann']);
});

test('spectators see no secret, and chat only where the table allows it', async () => {
  const world = new VirtualTables();
  const { id, ann } = await world.play();
  const eve = await world.page(id, EVE);
  expect(eve.update).toMatchObject({ viewer: 'spectator', decisions: [], parked: null });
  const hands = JSON.stringify(ann.update.decisions[0]?.options);
  expect(JSON.stringify(eve.update)).not.toContain(hands);
  await eve.says({ type: 'chat', text: 'hi' });
  expect(eve.last('error')?.error.code).toBe('chat-off');
  const open = await world.play({ spectatorChat: true });
  const guest = await world.page(open.id, EVE);
  await guest.says({ type: 'phrase', phrase: 'good-luck' });
  expect(open.ben.last('chat')?.line).toMatchObject({ from: EVE, seat: null, text: null, phrase: 'good-luck' });
});

test('the host removes a person; if blocked, they cannot return', async () => {
  const world = new VirtualTables();
  const id = await createTable(world.registry, ANN, {
    game: 'tides',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: true,
  });
  await perform(world.registry, id, { person: EVE }, { type: 'sit' });
  const eve = await world.page(id, EVE);
  await expect(
    perform(world.registry, id, { person: EVE }, { type: 'remove', person: ANN.id, block: true }),
  ).rejects.toThrow('Only the host');
  await perform(world.registry, id, { person: ANN }, { type: 'remove', person: EVE.id, block: true });
  expect(eve.closed).toBe(CLOSE.removed);
  await expect(perform(world.registry, id, { person: EVE }, { type: 'sit' })).rejects.toThrow('blocked you');
  expect((await world.page(id, EVE)).last('error')?.error.code).toBe('blocked');
  expect((await listTables(world.registry, BEN.id, 'open')).map((table) => table.id)).toEqual([id]);
});

test('a table of bots only is refused', async () => {
  const world = new VirtualTables();
  const seats = [0, 1].map(() => ({ kind: 'bot' as const, level: 'random' }));
  await expect(createTable(world.registry, ANN, { game: 'tides', seats })).rejects.toThrow('a seat for a person');
});

test('before the game a seat can be left, taken and changed', async () => {
  const world = new VirtualTables();
  const id = await createTable(world.registry, ANN, { game: 'tides', seats: [{ kind: 'open' }, { kind: 'open' }] });
  await perform(world.registry, id, { person: BEN }, { type: 'sit', seat: 0 });
  await expect(perform(world.registry, id, { person: EVE }, { type: 'sit', seat: 0 })).rejects.toThrow('seat is taken');
  await expect(perform(world.registry, id, { person: EVE }, { type: 'sit', seat: 5 })).rejects.toThrow('seats 0 to 1');
  await perform(world.registry, id, { person: BEN }, { type: 'sit', seat: 1 });
  await perform(world.registry, id, { person: EVE }, { type: 'sit' });
  await perform(world.registry, id, { person: EVE }, { type: 'leave' });
  expect((await tableInfo(world.registry, id)).seats.map(({ person }) => person?.name)).toEqual([undefined, 'Ben']);
});

test('only the host removes a bot before the game', async () => {
  const world = new VirtualTables();
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'open' }, { kind: 'open' }] as const;
  const id = await createTable(world.registry, ANN, { game: 'dominion', seats: [...seats] });
  await perform(world.registry, id, { person: BEN }, { type: 'sit', seat: 2 });
  await expect(perform(world.registry, id, { person: BEN }, { type: 'remove-bot', seat: 1 })).rejects.toThrow(
    'Only the host',
  );
  await expect(perform(world.registry, id, { person: ANN }, { type: 'remove-bot', seat: 2 })).rejects.toThrow('no bot');
  await perform(world.registry, id, { person: ANN }, { type: 'remove-bot', seat: 1 });
  expect((await tableInfo(world.registry, id)).seats.map(({ kind }) => kind)).toEqual([
    'person',
    'open',
    'person',
    'open',
  ]);
});

test('my own list shows that I have answered, even if others may not know it', async () => {
  const world = new VirtualTables({ games: new Map([['tides', hushed]]) });
  const { ann } = await world.play();
  const waitingFor = async (person: Person) => (await listTables(world.registry, person.id, 'mine'))[0]?.waitingFor;
  await ann.answers(0);
  expect([await waitingFor(ANN), await waitingFor(BEN)]).toEqual([[1], [0, 1]]);
  await ann.says({ type: 'withdraw', step: 0 });
  expect(await waitingFor(ANN)).toEqual([0, 1]);
  expect(JSON.stringify(await listTables(world.registry, BEN.id, 'mine'))).not.toContain('answered');
});

test('the memory aid is on against bots, off between people, or as requested', async () => {
  const world = new VirtualTables();
  const aid = async (wish: object) => {
    const id = await createTable(world.registry, ANN, {
      game: 'tides',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      ...wish,
    });
    return (await tableInfo(world.registry, id)).memoryAid;
  };
  expect(await aid({})).toBe(false);
  expect(await aid({ memoryAid: true })).toBe(true);
  expect(await aid({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })).toBe(true);
});

test('a host who leaves an empty table before the game closes it, and no list shows it', async () => {
  const world = new VirtualTables();
  const id = await createTable(world.registry, ANN, {
    game: 'tides',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: true,
  });
  await perform(world.registry, id, { person: ANN }, { type: 'leave' });
  expect(await tableInfo(world.registry, id)).toMatchObject({
    phase: 'over',
    end: { reason: 'stopped', outcome: null },
  });
  expect(await listTables(world.registry, ANN.id, 'mine')).toEqual([]);
  expect(await listTables(world.registry, BEN.id, 'open')).toEqual([]);
  await expect(perform(world.registry, id, { person: BEN }, { type: 'sit' })).rejects.toThrow('has started');
  const again = world.restarted();
  expect((await tableInfo(again.registry, id)).phase).toBe('over');
});

test('a host who leaves while others sit keeps the table open', async () => {
  const world = new VirtualTables();
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const id = await createTable(world.registry, ANN, { game: 'dominion', seats: [...seats] });
  await perform(world.registry, id, { person: BEN }, { type: 'sit' });
  await perform(world.registry, id, { person: ANN }, { type: 'leave' });
  expect(await tableInfo(world.registry, id)).toMatchObject({
    phase: 'gathering',
    seats: [{ kind: 'open' }, {}, {}],
  });
});

test('a new name of the host appears everywhere', async () => {
  const world = new VirtualTables();
  const { id } = await world.play();
  await world.deps.store.rename(ANN.id, 'Anna');
  await world.page(id, { ...ANN, name: 'Anna' });
  expect((await tableInfo(world.registry, id)).host.name).toBe('Anna');
  expect((await listTables(world.registry, BEN.id, 'mine'))[0]?.host.name).toBe('Anna');
});

test('the person who asked can withdraw the request; agreeing with oneself changes nothing', async () => {
  const { ann, ben } = await new VirtualTables().play();
  await ann.answers(0);
  await ben.answers(0);
  await ann.says({ type: 'undo', step: 1 });
  await ann.says({ type: 'undo-reply', agree: true });
  expect(ben.last('undo')?.consent?.missing).toEqual([1]);
  await ann.says({ type: 'undo-reply', agree: false });
  expect(ben.last('undo')?.consent).toBeNull();
  await ann.says({ type: 'offer-stop' });
  await ann.says({ type: 'stop-reply', agree: false });
  expect(ben.last('stop')?.consent).toBeNull();
});

test('the players see who watches', async () => {
  const world = new VirtualTables();
  const { id, ann } = await world.play();
  const eve = await world.page(id, EVE);
  expect(ann.last('table')?.table.watchers).toBe(1);
  await eve.leaves();
  expect(ann.last('table')?.table.watchers).toBe(0);
});
