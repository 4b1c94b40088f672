import { expect, test } from 'vitest';
import type { ListCursor, Store, TableRow } from '../ports/store.ts';
import { peopleContract } from './peopleContract.ts';
import { entry, row } from './storedSamples.ts';

/** The contract of every store. */
export function storeContract(open: () => Promise<Store>): void {
  test('lines are read as written, in order and from any number on', async () => {
    const store = await open();
    for (const seq of [0, 1, 2]) expect(await store.append(entry('t', seq, { text: 'čaj "\u0000' }))).toBe(true);
    expect(await store.read('t', 0)).toEqual([0, 1, 2].map((seq) => entry('t', seq, { text: 'čaj "\u0000' })));
    expect((await store.read('t', 2)).map(({ seq }) => seq)).toEqual([2]);
    expect(await store.read('other', 0)).toEqual([]);
  });

  test('of many appends with the same number, one wins and the others change nothing', async () => {
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

  test('a lost race does not affect other tables', async () => {
    const store = await open();
    await store.append(entry('a', 0));
    const won = await Promise.all([
      store.append(entry('b', 0)),
      store.append(entry('a', 0)),
      store.append(entry('c', 0)),
    ]);
    expect(won).toEqual([true, false, true]);
  });

  test('of many concurrent writes, those that lose the race change nothing, and all others are stored', async () => {
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

  test('a long list has pages, even if many tables changed at the same moment', async () => {
    const store = await open();
    for (let i = 0; i < 7; i++) await store.append(entry(`t${i}`, 0), row(`t${i}`, { changedAt: i < 5 ? 1 : 2 }));
    const seen: string[] = [];
    let before: ListCursor | undefined;
    for (;;) {
      const page = await store.listOf('ann', 3, before);
      seen.push(...page.map(({ id }) => id));
      before = page.at(-1);
      if (page.length < 3) break;
    }
    expect(seen).toEqual(['t6', 't5', 't4', 't3', 't2', 't1', 't0']);
  });

  test('only expired data is deleted', async () => {
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
    expect(await store.deleteExpired({ codes: 10, sessions: 10, visits: 10, gathering: 10, over: null })).toEqual({
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
    expect(await store.deleteExpired({ codes: 10, sessions: 10, visits: 10, gathering: 10, over: 10 })).toMatchObject({
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

  test('one entry changes the wake-up time, the list position and the awaited seats, and nothing else', async () => {
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

  test('a snapshot is replaced by the next and deleted with its table', async () => {
    const store = await open();
    const snapshot = { table: 't', seq: 7, rules: 'r', hash: 'h', text: '{"č":1}' };
    expect(await store.snapshotOf('t')).toBeUndefined();
    await store.append(entry('t', 0), row('t', { changedAt: 5 }));
    await store.saveSnapshot(snapshot);
    await store.saveSnapshot({ ...snapshot, seq: 8 });
    expect(await store.snapshotOf('t')).toEqual({ ...snapshot, seq: 8 });
    await store.deleteExpired({ codes: 0, sessions: 0, visits: 0, gathering: 10, over: null });
    expect(await store.snapshotOf('t')).toBeUndefined();
  });

  test('tables changed since a time, and the number of unfinished tables of a person', async () => {
    const store = await open();
    for (const [id, phase, changedAt] of [
      ['a', 'over', 3],
      ['b', 'playing', 9],
      ['c', 'gathering', 7],
    ] as const)
      await store.append(entry(id, 0), row(id, { phase, changedAt }));
    expect((await store.listChanged(7, 9)).map(({ id }) => id)).toEqual(['b', 'c']);
    expect(await store.listChanged(0, 2)).toHaveLength(2);
    expect(await store.rowOf('b')).toMatchObject({ id: 'b', phase: 'playing', changedAt: 9 });
    expect(await store.rowOf('nothing')).toBeUndefined();
    expect([await store.countUnfinished('ann'), await store.countUnfinished('ben')]).toEqual([2, 0]);
  });

  test('all expired data is deleted, however much there is', async () => {
    const store = await open();
    const many = Array.from({ length: 450 }, (_, i) => `t${i}`);
    await Promise.all(many.map((id) => store.append(entry(id, 0), row(id, { phase: 'gathering', changedAt: 5 }))));
    const times = { codes: 0, sessions: 0, visits: 0, gathering: 10, over: null };
    const gone = [await store.deleteExpired(times)];
    while (gone.length < 9 && gone.at(-1)?.isDone === false) gone.push(await store.deleteExpired(times));
    expect(gone.reduce((sum, { tables }) => sum + tables, 0)).toBe(many.length);
    expect(await store.listOf('ann', 9)).toEqual([]);
  });

  test('a stored setting keeps its first value', async () => {
    const store = await open();
    expect(await Promise.all(['first', 'second'].map((value) => store.setIfMissing('key', value)))).toEqual([
      'first',
      'first',
    ]);
    expect(await store.setIfMissing('key', 'third')).toBe('first');
    expect(await store.setIfMissing('other', 'fourth')).toBe('fourth');
  });

  peopleContract(open);
}
