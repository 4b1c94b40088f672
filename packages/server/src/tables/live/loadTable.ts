import { foldAll, foldOn } from '../log/fold.ts';
import { currentEntry } from '../log/legacyEntries.ts';
import { restoreFromSnapshot, takeSnapshot } from '../log/snapshot.ts';
import { clampFutureTimes } from '../state/futureTimes.ts';
import type { TableState } from '../state/tableState.ts';
import type { TableDeps } from './deps.ts';

/** Folding this many lines is fast; more are worth a snapshot. */
const WORTH_LINES = 200;

/** A table loaded from its log, and the number of lines that the snapshot covered. */
export interface LoadedTable {
  readonly t: TableState;
  readonly snapshotSeq: number;
  /** Whether it has times from while the clock was ahead; the state clamps them. */
  readonly wasAhead: boolean;
}

/** Loads a table from its log, using a matching snapshot; undefined if the table does not exist. */
export async function loadTable(id: string, deps: TableDeps): Promise<LoadedTable | undefined> {
  const loaded = await readLog(id, deps);
  return loaded && { ...loaded, wasAhead: clampFutureTimes(loaded.t, deps.clock.now()) };
}

async function readLog(
  id: string,
  { store, games, rules, log }: TableDeps,
): Promise<Omit<LoadedTable, 'wasAhead'> | undefined> {
  const snapshot = rules === undefined ? undefined : await store.snapshotOf(id);
  if (snapshot !== undefined && rules !== undefined) {
    const t = restoreFromSnapshot(snapshot, games, rules);
    const loaded = t && (await foldOn(t, (await store.read(id, t.seq)).map(currentEntry)).catch(() => undefined));
    if (loaded !== undefined) return { t: loaded, snapshotSeq: snapshot.seq };
    log.info({ table: id }, 'a snapshot does not fit; the whole log is read');
  }
  const t = await foldAll((await store.read(id, 0)).map(currentEntry), games);
  return t && { t, snapshotSeq: 0 };
}

/** Saves a snapshot if many lines came since the last; returns the line that the newest one covers. */
export function saveSnapshotIfWorth(t: TableState, saved: number, { store, rules, log }: TableDeps): number {
  if (rules === undefined || t.seq - saved < WORTH_LINES) return saved;
  store
    .saveSnapshot(takeSnapshot(t, rules))
    .catch((error) => log.warn({ table: t.id, error: (error as Error).message }, 'a snapshot could not be saved'));
  return t.seq;
}
