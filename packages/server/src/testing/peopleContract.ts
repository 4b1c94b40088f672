import { expect, test } from 'vitest';
import type { Store } from '../ports/store.ts';
import { entry, row } from './storedSamples.ts';

/** The contract of every store for people, sessions and credentials. */
export function peopleContract(open: () => Promise<Store>): void {
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

  test('names are known for those who have one, and people are found by name, the latest seen first', async () => {
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

  test('an erased person no longer exists, and their chat lines are empty', async () => {
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
    expect(await store.messagesOf('ann', 9)).toEqual([{ table: 't', at: 1000, text: 'hello', phrase: null }]);
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

  test('bans stand until their time or until they are lifted', async () => {
    const store = await open();
    const [person, address] = [
      { subject: 'person:ann', at: 1, until: null },
      { subject: 'address:10.0.0.1', at: 2, until: 20 },
    ];
    for (const ban of [person!, address!, person!]) await store.ban(ban);
    expect(await store.bans()).toEqual([address, person]);
    await store.deleteExpired({ codes: 21, sessions: 0, visits: 0, gathering: 0, over: null });
    expect(await store.bans()).toEqual([person]);
    await store.unban('person:ann');
    expect(await store.bans()).toEqual([]);
  });

  test('guests without sessions are deleted: sooner if they have no table', async () => {
    const store = await open();
    for (const [id, createdAt] of [
      ['ann', 5],
      ['visitor', 5],
      ['newcomer', 50],
    ] as const)
      await store.addPerson({ id, name: id, createdAt }, id);
    await store.append(entry('t', 0), row('t', { phase: 'playing' }));
    const names = async () => (await store.namesOf(['ann', 'visitor', 'newcomer'])).map(([id]) => id).sort();
    await store.deleteExpired({ codes: 0, sessions: 0, visits: 10, gathering: 0, over: null });
    expect(await names()).toEqual(['ann', 'newcomer']);
    await store.deleteExpired({ codes: 0, sessions: 10, visits: 10, gathering: 0, over: null });
    expect(await names()).toEqual(['newcomer']);
    expect((await store.personOfSession('newcomer'))?.id).toBe('newcomer');
  });

  test('deleting a guest deletes their browsers, codes and seat tokens', async () => {
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
    await store.deleteExpired({ codes: 0, sessions: 10, visits: 10, gathering: 0, over: null });
    const left = async (id: string) => [
      (await store.subscriptionsOf(id)).length,
      await store.seatOfToken(`token of ${id}`),
      await store.takeCode(`code of ${id}`, 'tablet', 100),
    ];
    expect(await left('ann')).toEqual([0, undefined, undefined]);
    expect(await left('ben')).toEqual([1, { table: 't', seat: 1, person: 'ben' }, 'ben']);
  });

  test('sessions are listed last used first, and only their own person can end them', async () => {
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

  test('a person can end all sessions but one', async () => {
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

  test('a code works once before it expires; a new one replaces it', async () => {
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

  test('a recovery code works again and again until it is replaced', async () => {
    const store = await open();
    await store.addPerson({ id: 'ann', name: 'Ann', createdAt: 1 }, 'phone');
    expect(await store.recoveryOf('ann')).toBeUndefined();
    await store.setRecovery('ann', 'old', 5);
    expect(await store.recover('old', 'desk', 6)).toBe('ann');
    expect(await store.recover('old', 'tablet', 7)).toBe('ann');
    expect((await store.sessionsOf('ann')).map(({ session }) => session)).toEqual(['tablet', 'desk', 'phone']);
    await store.setRecovery('ann', 'new', 8);
    expect(await store.recoveryOf('ann')).toBe(8);
    expect(await store.recover('old', 'eve', 9)).toBeUndefined();
    expect(await store.personOfSession('eve')).toBeUndefined();
  });

  test('a person with a recovery code outlives their sessions; erasing or keeping one session ends the code', async () => {
    const store = await open();
    for (const id of ['ann', 'ben', 'eve']) await store.addPerson({ id, name: id, createdAt: 1 }, `phone of ${id}`);
    await store.setRecovery('ann', 'code of ann', 2);
    await store.setRecovery('eve', 'code of eve', 2);
    await store.deleteExpired({ codes: 50, sessions: 50, visits: 50, gathering: 0, over: null });
    expect(await store.namesOf(['ann', 'ben'])).toEqual([['ann', 'ann']]);
    expect(await store.recover('code of ann', 'desk', 60)).toBe('ann');
    await store.keepOnlySession('ann', 'desk');
    expect(await store.recover('code of ann', 'tablet', 61)).toBeUndefined();
    await store.erase('eve');
    expect(await store.recover('code of eve', 'tablet', 62)).toBeUndefined();
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

  test('a person keeps a limited number of browsers, the newest; one browser has one person', async () => {
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
}
