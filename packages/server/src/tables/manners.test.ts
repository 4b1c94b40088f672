import type { GameRecord } from '@regalia/kernel';
import { CLOSE, type Person } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { hushed } from '../testing/hushed.ts';
import { ANN, BEN, EVE, VirtualHall } from '../testing/virtualHall.ts';
import {
  createTable,
  getUp,
  giveUp,
  listTables,
  playAgain,
  sendBotAway,
  showOut,
  sitDown,
  tableInfo,
  tablePast,
  tableRecord,
} from './index.ts';

test('going back further than is free needs everybody; what was seen stays in the log', async () => {
  const { ann, ben } = await new VirtualHall().play();
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

test('whoever looks back sees what they saw then, and nothing of what was taken back', async () => {
  const hall = new VirtualHall();
  const { ann, ben, id } = await hall.play();
  const seen = { ann: ann.update.view, ben: ben.update.view };
  await ann.answers(0);
  await ben.answers(1);
  expect((await tablePast(hall.hall, id, ANN.id, 0)).view).toEqual(seen.ann);
  expect((await tablePast(hall.hall, id, BEN.id, 0)).view).toEqual(seen.ben);
  expect((await tablePast(hall.hall, id, EVE.id, 0)).view).not.toEqual(seen.ann);
  expect((await tablePast(hall.hall, id, ANN.id, 1)).view).toEqual(ann.update.view);
  await expect(tablePast(hall.hall, id, ANN.id, 2)).rejects.toMatchObject({ code: 'not-found' });
  await ann.says({ type: 'undo', step: 1 });
  await ben.says({ type: 'undo-reply', agree: true });
  await expect(tablePast(hall.hall, id, ANN.id, 1)).rejects.toMatchObject({ code: 'not-found' });
  expect(ann.update.happened.every(({ at }) => at === hall.clock.now())).toBe(true);
});

test('a bot does not mind going back', async () => {
  const hall = new VirtualHall();
  const { ann } = await hall.play({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await ann.answers(0);
  await hall.pass(2000);
  await ann.says({ type: 'undo', step: 1 });
  expect(ann.update).toMatchObject({ step: 2, decisions: [{ seat: 0 }] });
});

test('who has answered nothing has nothing to take back', async () => {
  const { ann } = await new VirtualHall().play();
  expect(ann.update.askUndo).toEqual([]);
  await ann.says({ type: 'undo', step: 0 });
  expect(ann.last('error')?.error.code).toBe('cannot-undo');
});

test('an offer to stop ends the game when all agree, without a winner', async () => {
  const { ann, ben } = await new VirtualHall().play();
  await ann.says({ type: 'offer-stop' });
  expect(ben.last('stop')?.consent).toEqual({ by: 0, agreed: [0], missing: [1], takesBack: [] });
  await ben.says({ type: 'stop-reply', agree: false });
  expect(ann.last('stop')).toEqual({ type: 'stop', consent: null, refused: true });
  await ann.says({ type: 'offer-stop' });
  await ben.says({ type: 'offer-stop' });
  expect(ann.update.end).toEqual({ reason: 'stopped', outcome: null });
});

test('who resigns loses; the cards and the secret lie open, and the record is whole', async () => {
  const hall = new VirtualHall();
  const { id, ann, ben } = await hall.play();
  await ann.answers(0);
  const before = (await tableRecord(hall.hall, id)) as Partial<GameRecord>;
  expect(before).toMatchObject({ seed: { secret: null } });
  expect(before.answers).toBeUndefined();
  await giveUp(hall.hall, id, BEN);
  expect(ben.update.end).toEqual({ reason: 'resigned', outcome: { winners: [0], places: [1, 2], decidedBy: -1 } });
  expect(ben.update.reveal).not.toBeNull();
  expect(ben.update.decisions).toEqual([]);
  expect(await tableRecord(hall.hall, id)).toMatchObject({ seed: { secret: expect.any(String) }, answers: [] });
  await ben.says({ type: 'answer', step: 0, answer: [1] });
  expect(ben.last('error')?.error.code).toBe('wrong-phase');
});

test('a rematch moves the seats on; all who ask get the same table', async () => {
  const hall = new VirtualHall();
  const { id, ann } = await hall.play();
  await expect(playAgain(hall.hall, id, ANN)).rejects.toThrow('not over yet');
  await giveUp(hall.hall, id, ANN);
  const next = await playAgain(hall.hall, id, BEN);
  expect(ann.last('table')?.table.rematch).toBe(next);
  expect(await playAgain(hall.hall, id, ANN)).toBe(next);
  const { seats } = await tableInfo(hall.hall, next);
  expect(seats.map(({ person }) => person?.name)).toEqual(['Ben', 'Ann']);
});

test('spectators see no secret, and chat only where the table allows it', async () => {
  const hall = new VirtualHall();
  const { id, ann } = await hall.play();
  const eve = await hall.page(id, EVE);
  expect(eve.update).toMatchObject({ viewer: 'spectator', decisions: [], parked: null });
  const hands = JSON.stringify(ann.update.decisions[0]?.options);
  expect(JSON.stringify(eve.update)).not.toContain(hands);
  await eve.says({ type: 'chat', text: 'hi' });
  expect(eve.last('error')?.error.code).toBe('chat-off');
  const open = await hall.play({ spectatorChat: true });
  const guest = await hall.page(open.id, EVE);
  await guest.says({ type: 'phrase', phrase: 'good-luck' });
  expect(open.ben.last('chat')?.line).toMatchObject({ from: EVE, seat: null, text: null, phrase: 'good-luck' });
});

test('the host shows a person out; blocked, they cannot come back', async () => {
  const hall = new VirtualHall();
  const id = await createTable(hall.hall, ANN, {
    game: 'tides',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: true,
  });
  await sitDown(hall.hall, id, EVE);
  const eve = await hall.page(id, EVE);
  await expect(showOut(hall.hall, id, EVE, ANN.id, true)).rejects.toThrow('Only the host');
  await showOut(hall.hall, id, ANN, EVE.id, true);
  expect(eve.closed).toBe(CLOSE.removed);
  await expect(sitDown(hall.hall, id, EVE)).rejects.toThrow('host does not want you');
  expect((await hall.page(id, EVE)).last('error')?.error.code).toBe('blocked');
  expect((await listTables(hall.hall, BEN.id, 'open')).map((table) => table.id)).toEqual([id]);
});

test('bots among themselves are not given a table', async () => {
  const hall = new VirtualHall();
  const seats = [0, 1].map(() => ({ kind: 'bot' as const, level: 'random' }));
  await expect(createTable(hall.hall, ANN, { game: 'tides', seats })).rejects.toThrow('a seat for a person');
});

test('before the game a seat can be left, taken and changed', async () => {
  const hall = new VirtualHall();
  const id = await createTable(hall.hall, ANN, { game: 'tides', seats: [{ kind: 'open' }, { kind: 'open' }] });
  await sitDown(hall.hall, id, BEN, 0);
  await expect(sitDown(hall.hall, id, EVE, 0)).rejects.toThrow('already');
  await expect(sitDown(hall.hall, id, EVE, 5)).rejects.toThrow('seats 0 to 1');
  await sitDown(hall.hall, id, BEN, 1);
  await sitDown(hall.hall, id, EVE);
  await getUp(hall.hall, id, EVE);
  expect((await tableInfo(hall.hall, id)).seats.map(({ person }) => person?.name)).toEqual([undefined, 'Ben']);
});

test('a host sends a bot away before the game; nobody else does', async () => {
  const hall = new VirtualHall();
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'open' }, { kind: 'open' }] as const;
  const id = await createTable(hall.hall, ANN, { game: 'dominion', seats: [...seats] });
  await sitDown(hall.hall, id, BEN, 2);
  await expect(sendBotAway(hall.hall, id, BEN, 1)).rejects.toThrow('Only the host');
  await expect(sendBotAway(hall.hall, id, ANN, 2)).rejects.toThrow('no bot');
  await sendBotAway(hall.hall, id, ANN, 1);
  expect((await tableInfo(hall.hall, id)).seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'person', 'open']);
});

test('my own list knows that I have answered, where others may not know it', async () => {
  const hall = new VirtualHall({ games: new Map([['tides', hushed]]) });
  const { ann } = await hall.play();
  const waitingFor = async (person: Person) => (await listTables(hall.hall, person.id, 'mine'))[0]?.waitingFor;
  await ann.answers(0);
  expect([await waitingFor(ANN), await waitingFor(BEN)]).toEqual([[1], [0, 1]]);
  await ann.says({ type: 'withdraw', step: 0 });
  expect(await waitingFor(ANN)).toEqual([0, 1]);
  expect(JSON.stringify(await listTables(hall.hall, BEN.id, 'mine'))).not.toContain('answered');
});

test('the memory aid is on against bots, off between people, or as wished', async () => {
  const hall = new VirtualHall();
  const aid = async (wish: object) => {
    const id = await createTable(hall.hall, ANN, { game: 'tides', seats: [{ kind: 'me' }, { kind: 'open' }], ...wish });
    return (await tableInfo(hall.hall, id)).memoryAid;
  };
  expect(await aid({})).toBe(false);
  expect(await aid({ memoryAid: true })).toBe(true);
  expect(await aid({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })).toBe(true);
});

test('a host who gets up alone before the game closes the table, and it is in no list any more', async () => {
  const hall = new VirtualHall();
  const id = await createTable(hall.hall, ANN, {
    game: 'tides',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: true,
  });
  await getUp(hall.hall, id, ANN);
  expect(await tableInfo(hall.hall, id)).toMatchObject({ phase: 'over', end: { reason: 'stopped', outcome: null } });
  expect(await listTables(hall.hall, ANN.id, 'mine')).toEqual([]);
  expect(await listTables(hall.hall, BEN.id, 'open')).toEqual([]);
  await expect(sitDown(hall.hall, id, BEN)).rejects.toThrow('begun');
  const again = hall.restarted();
  expect((await tableInfo(again.hall, id)).phase).toBe('over');
});

test('a host who gets up while others sit leaves them the table', async () => {
  const hall = new VirtualHall();
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const id = await createTable(hall.hall, ANN, { game: 'dominion', seats: [...seats] });
  await sitDown(hall.hall, id, BEN);
  await getUp(hall.hall, id, ANN);
  expect(await tableInfo(hall.hall, id)).toMatchObject({ phase: 'gathering', seats: [{ kind: 'open' }, {}, {}] });
});

test('a host who changes the name has the new one everywhere', async () => {
  const hall = new VirtualHall();
  const { id } = await hall.play();
  await hall.around.store.rename(ANN.id, 'Anna');
  await hall.page(id, { ...ANN, name: 'Anna' });
  expect((await tableInfo(hall.hall, id)).host.name).toBe('Anna');
  expect((await listTables(hall.hall, BEN.id, 'mine'))[0]?.host.name).toBe('Anna');
});

test('who asked takes the request back; to agree with oneself changes nothing', async () => {
  const { ann, ben } = await new VirtualHall().play();
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

test('who watches without a seat is seen by those who play', async () => {
  const hall = new VirtualHall();
  const { id, ann } = await hall.play();
  const eve = await hall.page(id, EVE);
  expect(ann.last('table')?.table.watchers).toBe(1);
  await eve.leaves();
  expect(ann.last('table')?.table.watchers).toBe(0);
});
