import { expect, test } from 'vitest';
import type { Entry, ListPlace, Store, TableRow } from '../ports/store.ts';

const entry = (table: string, seq: number, body: unknown = { n: seq }): Entry => ({
  table,
  seq,
  kind: 'chat',
  seat: seq % 2 === 0 ? null : 1,
  body,
  at: 1000 + seq,
});
const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  phase: 'gathering',
  listed: true,
  wakeAt: null,
  changedAt: 1000,
  turn: [0],
  people: ['ann'],
  summary: { id },
  ...more,
});

/** What every store keeps, whatever it stands on. */
export function storeContract(open: () => Promise<Store>): void {
  test('lines come back as they went in, in order and from any number on', async () => {
    const store = await open();
    for (const seq of [0, 1, 2]) expect(await store.append(entry('t', seq, { text: 'čaj "\u0000' }))).toBe(true);
    expect(await store.read('t', 0)).toEqual([0, 1, 2].map((seq) => entry('t', seq, { text: 'čaj "\u0000' })));
    expect((await store.read('t', 2)).map(({ seq }) => seq)).toEqual([2]);
    expect(await store.read('other', 0)).toEqual([]);
  });

  test('of many that append the same number, one wins and the others change nothing', async () => {
    const store = await open();
    const tries = await Promise.all(
      [1, 2, 3, 4].map((n) => store.append(entry('t', 0, { n }), row('t', { summary: { n } }))),
    );
    expect(tries.filter((won) => won)).toHaveLength(1);
    const winner = 1 + tries.indexOf(true);
    expect((await store.read('t', 0)).map(({ body }) => body)).toEqual([{ n: winner }]);
    expect((await store.listOf('ann', 9)).map(({ summary }) => summary)).toEqual([{ n: winner }]);
  });

  test('a number that is not the next one is refused, so that a log has no gaps', async () => {
    const store = await open();
    expect(await store.append(entry('t', 1), row('t'))).toBe(false);
    await store.append(entry('t', 0));
    expect(await store.append(entry('t', 2), row('t'))).toBe(false);
    expect(await store.append(entry('t', -1))).toBe(false);
    expect((await store.read('t', 0)).map(({ seq }) => seq)).toEqual([0]);
    expect(await store.listOf('ann', 9)).toEqual([]);
    expect(await store.append(entry('t', 1))).toBe(true);
  });

  test('a lost race does not disturb the tables beside it', async () => {
    const store = await open();
    await store.append(entry('a', 0));
    const won = await Promise.all([
      store.append(entry('b', 0)),
      store.append(entry('a', 0)),
      store.append(entry('c', 0)),
    ]);
    expect(won).toEqual([true, false, true]);
  });

  test('of many steps at once those that lose a race change nothing, all others are kept', async () => {
    const store = await open();
    const tables = Array.from({ length: 20 }, (_, i) => `t${i}`);
    await Promise.all(tables.map((id) => store.append(entry(id, 0), row(id))));
    const step = (id: string, seq: number) =>
      store.append(entry(id, seq, { text: `čaj "${id}` }), { id, wakeAt: seq, changedAt: 2000 + seq, turn: [seq] });
    await step('t0', 1);
    const won = await Promise.all(tables.map((id) => step(id, 1)));
    expect(won).toEqual(tables.map((id) => id !== 't0'));
    const next = await Promise.all(tables.map((id) => step(id, 2)));
    expect(next.every((isIn) => isIn)).toBe(true);
    expect((await store.read('t7', 1)).map(({ body, seat }) => [body, seat])).toEqual([
      [{ text: 'čaj "t7' }, 1],
      [{ text: 'čaj "t7' }, null],
    ]);
    const rows = await store.listOf('ann', 99);
    expect(rows).toHaveLength(20);
    for (const kept of rows) expect(kept).toEqual(row(kept.id, { wakeAt: 2, changedAt: 2002, turn: [2] }));
  });

  test('lists: tables of a person, open tables, newest change first, within the limit', async () => {
    const store = await open();
    await store.append(entry('a', 0), row('a', { changedAt: 1 }));
    await store.append(entry('b', 0), row('b', { changedAt: 3, people: ['ann', 'ben'] }));
    await store.append(entry('c', 0), row('c', { changedAt: 2, listed: false, people: ['ben'] }));
    await store.append(entry('d', 0), row('d', { changedAt: 4, phase: 'playing' }));
    const ids = (rows: readonly TableRow[]) => rows.map(({ id }) => id);
    expect(ids(await store.listOf('ben', 9))).toEqual(['b', 'c']);
    expect(ids(await store.listOf('ann', 2))).toEqual(['d', 'b']);
    expect(ids(await store.listOpen(9))).toEqual(['b', 'a']);
    expect(ids(await store.listRunning(9))).toEqual(['d']);
    await store.append(entry('b', 1), row('b', { changedAt: 5, people: ['ann'] }));
    expect(ids(await store.listOf('ben', 9))).toEqual(['c']);
    expect((await store.listOf('ann', 1))[0]).toEqual(row('b', { changedAt: 5, people: ['ann'] }));
  });

  test('a long list has pages, also where many tables changed at the same moment', async () => {
    const store = await open();
    for (let i = 0; i < 7; i++) await store.append(entry(`t${i}`, 0), row(`t${i}`, { changedAt: i < 5 ? 1 : 2 }));
    const seen: string[] = [];
    let before: ListPlace | undefined;
    for (;;) {
      const page = await store.listOf('ann', 3, before);
      seen.push(...page.map(({ id }) => id));
      before = page.at(-1);
      if (page.length < 3) break;
    }
    expect(seen).toEqual(['t6', 't5', 't4', 't3', 't2', 't1', 't0']);
  });

  test('what has had its time is deleted, and nothing else', async () => {
    const store = await open();
    for (const [id, phase, changedAt] of [
      ['old-open', 'gathering', 5],
      ['new-open', 'gathering', 50],
      ['old-over', 'over', 5],
      ['old-game', 'playing', 5],
    ] as const)
      await store.append(entry(id, 0), row(id, { phase, changedAt }));
    await store.addPerson({ id: 'ann', name: 'Ann', createdAt: 5 }, 'unused');
    await store.addSession('ann', 'used', 50);
    await store.addCode('stale', 'ann', 5);
    const ids = async () => (await store.listOf('ann', 9)).map(({ id }) => id).sort();
    expect(await store.forget({ codes: 10, sessions: 10, visits: 10, gathering: 10, over: null })).toEqual({
      tables: 1,
      isDone: true,
    });
    expect(await ids()).toEqual(['new-open', 'old-game', 'old-over']);
    expect(await store.read('old-open', 0)).toEqual([]);
    expect([await store.personOfSession('unused'), (await store.personOfSession('used'))?.id]).toEqual([
      undefined,
      'ann',
    ]);
    expect(await store.takeCode('stale', 'tablet', 1)).toBeUndefined();
    expect(await store.forget({ codes: 10, sessions: 10, visits: 10, gathering: 10, over: 10 })).toMatchObject({
      tables: 1,
    });
    expect(await ids()).toEqual(['new-open', 'old-game']);
  });

  test('tables that are due, the longest overdue first', async () => {
    const store = await open();
    await store.append(entry('a', 0), row('a', { wakeAt: 30 }));
    await store.append(entry('b', 0), row('b', { wakeAt: 10 }));
    await store.append(entry('c', 0), row('c', { wakeAt: 99 }));
    await store.append(entry('d', 0), row('d'));
    expect(await store.due(30, 9)).toEqual(['b', 'a']);
    expect(await store.due(30, 1)).toEqual(['b']);
    await store.append(entry('b', 1), row('b', { wakeAt: null }));
    expect(await store.due(30, 9)).toEqual(['a']);
  });

  test('a moment changes when the table wakes, where it stands in lists and whom it waits for; all else stays', async () => {
    const store = await open();
    await store.append(entry('a', 0), row('a', { people: ['ann', 'ben'] }));
    await store.append(entry('b', 0), row('b', { changedAt: 1001 }));
    const moment = { id: 'a', wakeAt: 7, changedAt: 1002, turn: [1] };
    expect(await store.append(entry('a', 0), moment)).toBe(false);
    expect(await store.due(9, 9)).toEqual([]);
    expect(await store.append(entry('a', 1), moment)).toBe(true);
    expect(await store.due(9, 9)).toEqual(['a']);
    expect(await store.listOf('ann', 9)).toEqual([
      { ...row('a', { people: ['ann', 'ben'] }), ...moment },
      row('b', { changedAt: 1001 }),
    ]);
  });

  test('a person has many sessions; a name changes for all of them', async () => {
    const store = await open();
    const ann = { id: 'ann', name: 'Ann', createdAt: 1 };
    await store.addPerson(ann, 'phone');
    await store.addSession('ann', 'desk', 5);
    await store.rename('ann', 'Anna');
    expect(await store.personOfSession('desk')).toEqual({ ...ann, name: 'Anna' });
    expect(await store.personOfSession('phone')).toEqual({ ...ann, name: 'Anna' });
    expect(await store.personOfSession('nobody')).toBeUndefined();
  });

  test('names are told of those who have one, and people are found by theirs, the one seen last first', async () => {
    const store = await open();
    await store.addPerson({ id: 'ann', name: 'Ann', createdAt: 1 }, 'a');
    await store.addPerson({ id: 'ben', name: 'Annibal', createdAt: 2 }, 'b');
    await store.addPerson({ id: 'eve', name: 'Eve', createdAt: 3 }, 'e');
    await store.touchSession('a', 9);
    await store.append(entry('t', 0), row('t'));
    expect(await store.namesOf(['eve', 'nobody', 'ann'])).toEqual(
      expect.arrayContaining([
        ['ann', 'Ann'],
        ['eve', 'Eve'],
      ]),
    );
    expect(await store.namesOf(['nobody'])).toEqual([]);
    expect(await store.namesOf([])).toEqual([]);
    expect(await store.listPeople('ANN', 9)).toEqual([
      { id: 'ann', name: 'Ann', createdAt: 1, seenAt: 9, tables: 1 },
      { id: 'ben', name: 'Annibal', createdAt: 2, seenAt: 2, tables: 0 },
    ]);
    expect(await store.listPeople('', 1)).toHaveLength(1);
  });

  test('who is erased is nobody any more, and what they said is empty lines', async () => {
    const store = await open();
    const said = (table: string, seq: number, id: string, text: string) =>
      store.append(entry(table, seq, { from: { id }, text, phrase: null }), row(table));
    await store.addPerson({ id: 'ann', name: 'Ann', createdAt: 1 }, 'phone');
    await store.addPerson({ id: 'ben', name: 'Ben', createdAt: 1 }, 'desk');
    await store.addCode('code', 'ann', 99);
    await store.setToken({ table: 't', seat: 0, person: 'ann' }, 'token');
    await store.addSubscription({ person: 'ann', endpoint: 'e', p256dh: 'p', auth: 'a', locale: 'cs' }, 1, 9);
    await said('t', 0, 'ann', 'hello');
    await said('t', 1, 'ben', 'hi');
    await said('u', 0, 'ben', 'alone');
    expect(await store.sayingsOf('ann', 9)).toEqual([{ table: 't', at: 1000, text: 'hello', phrase: null }]);
    for (const table of ['t', 'u'])
      await store.saveSnapshot({ table, seq: 1, rules: 'r', hash: 'h', text: 'with words' });
    expect(await store.erase('ann')).toEqual(['t']);
    expect((await store.read('t', 0)).map(({ body }) => body)).toEqual([
      { from: { id: 'ann' }, text: null, phrase: null },
      { from: { id: 'ben' }, text: 'hi', phrase: null },
    ]);
    expect(await store.namesOf(['ann', 'ben'])).toEqual([['ben', 'Ben']]);
    expect([await store.personOfSession('phone'), await store.takeCode('code', 'tablet', 1)]).toEqual([
      undefined,
      undefined,
    ]);
    expect([await store.seatOfToken('token'), await store.subscriptionsOf('ann')]).toEqual([undefined, []]);
    expect([await store.snapshotOf('t'), (await store.snapshotOf('u'))?.seq]).toEqual([undefined, 1]);
  });

  test('a snapshot is replaced by the next, and goes with its table', async () => {
    const store = await open();
    const snapshot = { table: 't', seq: 7, rules: 'r', hash: 'h', text: '{"č":1}' };
    expect(await store.snapshotOf('t')).toBeUndefined();
    await store.append(entry('t', 0), row('t', { changedAt: 5 }));
    await store.saveSnapshot(snapshot);
    await store.saveSnapshot({ ...snapshot, seq: 8 });
    expect(await store.snapshotOf('t')).toEqual({ ...snapshot, seq: 8 });
    await store.forget({ codes: 0, sessions: 0, visits: 0, gathering: 10, over: null });
    expect(await store.snapshotOf('t')).toBeUndefined();
  });

  test('bans stand until their time or until they are lifted', async () => {
    const store = await open();
    const [person, address] = [
      { subject: 'person:ann', at: 1, until: null },
      { subject: 'address:10.0.0.1', at: 2, until: 20 },
    ];
    for (const ban of [person!, address!, person!]) await store.ban(ban);
    expect(await store.bans()).toEqual([address, person]);
    await store.forget({ codes: 21, sessions: 0, visits: 0, gathering: 0, over: null });
    expect(await store.bans()).toEqual([person]);
    await store.unban('person:ann');
    expect(await store.bans()).toEqual([]);
  });

  test('tables of an evening, and how many of a person are not over', async () => {
    const store = await open();
    for (const [id, phase, changedAt] of [
      ['a', 'over', 3],
      ['b', 'playing', 9],
      ['c', 'gathering', 7],
    ] as const)
      await store.append(entry(id, 0), row(id, { phase, changedAt }));
    expect((await store.listChanged(7, 9)).map(({ id }) => id)).toEqual(['b', 'c']);
    expect(await store.listChanged(0, 2)).toHaveLength(2);
    expect([await store.countUnfinished('ann'), await store.countUnfinished('ben')]).toEqual([2, 0]);
  });

  test('guests are forgotten when no device knows them: sooner if they came to no table', async () => {
    const store = await open();
    for (const [id, createdAt] of [
      ['ann', 5],
      ['visitor', 5],
      ['newcomer', 50],
    ] as const)
      await store.addPerson({ id, name: id, createdAt }, id);
    await store.append(entry('t', 0), row('t', { phase: 'playing' }));
    const names = async () => (await store.namesOf(['ann', 'visitor', 'newcomer'])).map(([id]) => id).sort();
    await store.forget({ codes: 0, sessions: 0, visits: 10, gathering: 0, over: null });
    expect(await names()).toEqual(['ann', 'newcomer']);
    await store.forget({ codes: 0, sessions: 10, visits: 10, gathering: 0, over: null });
    expect(await names()).toEqual(['newcomer']);
    expect((await store.personOfSession('newcomer'))?.id).toBe('newcomer');
  });

  test('with a guest go their browsers, codes and the tokens of their seats', async () => {
    const store = await open();
    for (const [id, createdAt] of [
      ['ann', 5],
      ['ben', 50],
    ] as const) {
      await store.addPerson({ id, name: id, createdAt }, id);
      await store.addSubscription({ person: id, endpoint: id, p256dh: 'p', auth: 'a', locale: 'cs' }, createdAt, 9);
      await store.setToken({ table: 't', seat: id === 'ann' ? 0 : 1, person: id }, `token of ${id}`);
      await store.addCode(`code of ${id}`, id, 1000);
    }
    await store.forget({ codes: 0, sessions: 10, visits: 10, gathering: 0, over: null });
    const left = async (id: string) => [
      (await store.subscriptionsOf(id)).length,
      await store.seatOfToken(`token of ${id}`),
      await store.takeCode(`code of ${id}`, 'tablet', 100),
    ];
    expect(await left('ann')).toEqual([0, undefined, undefined]);
    expect(await left('ben')).toEqual([1, { table: 't', seat: 1, person: 'ben' }, 'ben']);
  });

  test('however much has had its time, all of it is deleted', async () => {
    const store = await open();
    const many = Array.from({ length: 450 }, (_, i) => `t${i}`);
    await Promise.all(many.map((id) => store.append(entry(id, 0), row(id, { phase: 'gathering', changedAt: 5 }))));
    const times = { codes: 0, sessions: 0, visits: 0, gathering: 10, over: null };
    const gone = [await store.forget(times)];
    while (gone.length < 9 && gone.at(-1)?.isDone === false) gone.push(await store.forget(times));
    expect(gone.reduce((sum, { tables }) => sum + tables, 0)).toBe(many.length);
    expect(await store.listOf('ann', 9)).toEqual([]);
  });

  test('sessions are seen, the latest used first, and ended by their own person only', async () => {
    const store = await open();
    await store.addPerson({ id: 'ann', name: 'Ann', createdAt: 1 }, 'phone');
    await store.addSession('ann', 'desk', 2);
    await store.touchSession('phone', 9);
    expect(await store.sessionsOf('ann')).toEqual([
      { session: 'phone', createdAt: 1, seenAt: 9 },
      { session: 'desk', createdAt: 2, seenAt: 2 },
    ]);
    await store.endSession('ben', 'desk');
    expect(await store.personOfSession('desk')).toBeDefined();
    await store.endSession('ann', 'desk');
    expect(await store.personOfSession('desk')).toBeUndefined();
    expect(await store.sessionsOf('ann')).toHaveLength(1);
  });

  test('of all ways in as a person one session can be kept alone', async () => {
    const store = await open();
    for (const id of ['ann', 'ben']) {
      await store.addPerson({ id, name: id, createdAt: 1 }, `phone of ${id}`);
      await store.addSession(id, `desk of ${id}`, 2);
      await store.addCode(`code of ${id}`, id, 99);
      await store.setToken({ table: id, seat: 0, person: id }, `token of ${id}`);
      await store.addSubscription({ person: id, endpoint: id, p256dh: 'p', auth: 'a', locale: 'en' }, 1, 9);
    }
    await store.keepOnlySession('ann', 'desk of ann');
    const ways = async (id: string) => [
      (await store.sessionsOf(id)).map(({ session }) => session).sort(),
      (await store.seatOfToken(`token of ${id}`))?.table,
      (await store.subscriptionsOf(id)).length,
      await store.takeCode(`code of ${id}`, 'tablet', 1),
    ];
    expect(await ways('ann')).toEqual([['desk of ann'], undefined, 0, undefined]);
    expect(await ways('ben')).toEqual([['desk of ben', 'phone of ben'], 'ben', 1, 'ben']);
  });

  test('a code works once and not too late; a new one replaces the old', async () => {
    const store = await open();
    await store.addCode('old', 'ann', 100);
    await store.addCode('new', 'ann', 100);
    expect(await store.takeCode('old', 'tablet', 50)).toBeUndefined();
    expect(await store.takeCode('new', 'tablet', 50)).toBe('ann');
    expect((await store.sessionsOf('ann')).map(({ session }) => session)).toEqual(['tablet']);
    expect(await store.takeCode('new', 'tablet', 50)).toBeUndefined();
    await store.addCode('late', 'ann', 100);
    expect(await store.takeCode('late', 'tablet', 100)).toBeUndefined();
  });

  test('a seat has one token, the newest', async () => {
    const store = await open();
    const [first, second] = [0, 1].map((seat) => ({ table: 't', seat, person: 'ann' }));
    await store.setToken(first!, 'first');
    await store.setToken(second!, 'other');
    await store.setToken({ ...first!, person: 'ben' }, 'second');
    expect(await store.seatOfToken('first')).toBeUndefined();
    expect(await store.seatOfToken('second')).toEqual({ table: 't', seat: 0, person: 'ben' });
    expect(await store.seatOfToken('other')).toEqual(second);
  });

  test('a person has many browsers, the newest so many; one browser has one person', async () => {
    const store = await open();
    const browser = (endpoint: string, person = 'ann') => ({ person, endpoint, p256dh: 'p', auth: 'a', locale: 'cs' });
    const endpointsOf = async (person: string) =>
      (await store.subscriptionsOf(person)).map(({ endpoint }) => endpoint).sort();
    await store.addSubscription(browser('desk'), 1, 2);
    await store.addSubscription(browser('other', 'ben'), 2, 2);
    await store.addSubscription(browser('phone'), 3, 2);
    await store.addSubscription({ ...browser('desk'), locale: 'sk' }, 4, 2);
    await store.addSubscription(browser('tablet'), 5, 2);
    expect(await endpointsOf('ann')).toEqual(['desk', 'tablet']);
    expect(await store.subscriptionsOf('ann')).toContainEqual({ ...browser('desk'), locale: 'sk' });
    await store.addSubscription(browser('desk', 'ben'), 6, 2);
    expect([await endpointsOf('ann'), await endpointsOf('ben')]).toEqual([['tablet'], ['desk', 'other']]);
    await store.removeSubscription('ann', 'other');
    await store.removeSubscription('ben', 'desk');
    expect(await endpointsOf('ben')).toEqual(['other']);
  });

  test('what is kept once stays as the first one wanted it', async () => {
    const store = await open();
    expect(await Promise.all(['first', 'second'].map((value) => store.keepOnce('key', value)))).toEqual([
      'first',
      'first',
    ]);
    expect(await store.keepOnce('key', 'third')).toBe('first');
    expect(await store.keepOnce('other', 'fourth')).toBe('fourth');
  });
}
