import { GAMES } from '@regalia/games';
import type { Seat } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import type { StoredEntry } from '../../ports/store.ts';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { playedLog } from '../../testing/playedLog.ts';
import { settle, VirtualTables } from '../../testing/VirtualTables.ts';
import { tableInfo } from '../index.ts';
import { stepOf, type TableState } from '../state/tableState.ts';
import { renderChat, renderPast, renderRow, renderWithoutScore } from '../view/render.ts';
import { foldAll, foldOn } from './fold.ts';
import { restoreFromSnapshot, takeSnapshot } from './snapshot.ts';

const RULES = 'these rules';
const SIZES = { tides: 20, dominion: 120, citadels: 120, diceking: 60, panovnik: 60 } as const;

/** Everything ever sent about a table, and what it needs to continue. */
function seen(t: TableState): unknown {
  const viewers: (Seat | 'spectator')[] = [...t.seats.keys(), 'spectator'];
  return JSON.parse(
    JSON.stringify([
      viewers.map((viewer) => renderWithoutScore(t, viewer, null)),
      viewers.map((viewer) => renderPast(t, viewer, t.standing[Math.floor(t.standing.length / 2)] ?? 0)),
      renderRow(t),
      t.chat.map((line) => renderChat(t, line)),
      t.liveGame?.record(),
      [...t.counts],
      t.rewinds,
    ]),
  );
}

async function folded(entries: readonly StoredEntry[]): Promise<TableState> {
  return (await foldAll(entries, GAMES)) as TableState;
}

describe.each(Object.entries(SIZES))('a table of %s', (game, answers) => {
  const seats = GAMES.get(game)?.seats.usual ?? 2;
  const { entries } = playedLog({ game, seats, answers, undos: Math.ceil(answers / 10), pace: { kind: 'relaxed' } }, 1);

  test('is the same from its snapshot as from its log, and continues the same', async () => {
    const whole = seen(await folded(entries));
    for (const part of [0.3, 0.7, 1]) {
      const seq = Math.ceil(entries.length * part);
      const snapshot = takeSnapshot(await folded(entries.slice(0, seq)), RULES);
      const t = restoreFromSnapshot(snapshot, GAMES, RULES);
      expect(t?.seq).toBe(seq);
      expect(seen(await foldOn(t as TableState, entries.slice(seq)))).toEqual(whole);
    }
  });
});

test('a snapshot of other rules or with changed content is not used', async () => {
  const { t } = playedLog({ game: 'tides', seats: 2, answers: 4, pace: { kind: 'relaxed' } }, 1);
  const snapshot = takeSnapshot(t, RULES);
  expect(stepOf(restoreFromSnapshot(snapshot, GAMES, RULES) as TableState)).toBe(2);
  expect(restoreFromSnapshot(snapshot, GAMES, 'other rules')).toBeUndefined();
  expect(
    restoreFromSnapshot({ ...snapshot, text: snapshot.text.replace('"seq"', '"sep"') }, GAMES, RULES),
  ).toBeUndefined();
  expect(restoreFromSnapshot({ ...snapshot, seq: 3 }, GAMES, RULES)).toBeUndefined();
});

/** Records which lines were read. */
class CountingStore extends MemoryStore {
  readonly asked: number[] = [];

  override async read(table: string, from: number): Promise<StoredEntry[]> {
    this.asked.push(from);
    return super.read(table, from);
  }
}

test('a long log is read once, then only newer lines; with new rules it is read in full', async () => {
  const store = new CountingStore();
  const log = playedLog({ game: 'dominion', seats: 2, answers: 250, undos: 25, pace: { kind: 'relaxed' } }, 1);
  for (const entry of log.entries) await store.append(entry, renderRow(log.t));
  const wake = async (rules: string | undefined) => {
    const world = new VirtualTables({ store, rules });
    const info = await tableInfo(world.registry, log.t.id);
    await settle();
    world.registry.close();
    return info;
  };
  const first = await wake('one');
  expect(await wake('one')).toEqual(first);
  expect(await wake('two')).toEqual(first);
  expect(await wake('two')).toEqual(first);
  expect(await wake(undefined)).toEqual(first);
  expect(store.asked).toEqual([0, log.t.seq, 0, log.t.seq, 0]);
});

test('a table with many lines saves a snapshot when it goes to sleep, a short one does not', async () => {
  const world = new VirtualTables({ rules: 'one' });
  const { store } = world.deps;
  const { id, ann, ben } = await world.play();
  for (let i = 0; i < 210; i++) {
    await ann.says({ type: 'chat', text: `${i}` });
    await world.pass(2_000);
  }
  const short = await world.play();
  for (const page of [ann, ben, short.ann, short.ben]) await page.leaves();
  await world.pass(60_000);
  await world.registry.sweep();
  await settle();
  expect((await store.snapshotOf(id))?.seq).toBeGreaterThan(210);
  expect(await store.snapshotOf(short.id)).toBeUndefined();
});
