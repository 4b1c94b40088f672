import { foldAll, foldOn } from '../log/fold.ts';
import { currentEntry } from '../log/legacyEntries.ts';
import { restoreFromSnapshot, takeSnapshot } from '../log/snapshot.ts';
import type { TableState } from '../state/tableState.ts';
import type { TableDeps } from './deps.ts';

/** Lines that are folded in a moment; more are worth a snapshot. */
const WORTH_LINES = 200;
/** Questions are put a little after the line that leads to them, where the game pauses. */
const MOST_AHEAD_MS = 60_000;

/** A table out of its log, and how many of its lines did not have to be folded. */
export interface LoadedTable {
  readonly t: TableState;
  readonly snapshotSeq: number;
}

/** What the log makes, by way of the snapshot if there is one that fits; undefined if there is no such table. */
export async function loadTable(id: string, deps: TableDeps): Promise<LoadedTable | undefined> {
  const loaded = await readLog(id, deps);
  if (loaded !== undefined) clampFutureTimes(loaded.t, deps.clock.now());
  return loaded;
}

async function readLog(id: string, { store, games, rules, log }: TableDeps): Promise<LoadedTable | undefined> {
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

/** Lines from the future were written while the clock was wrong: what waits since then waits since now, lest it wait until then. */
function clampFutureTimes(t: TableState, now: number): void {
  const isAhead = (time: number | null) => time !== null && time > now + MOST_AHEAD_MS;
  if (isAhead(t.askedAt)) t.askedAt = now;
  if (isAhead(t.filledAt)) t.filledAt = now;
  for (const seat of t.seats) {
    if (isAhead(seat.awaySince)) seat.awaySince = now;
    if (isAhead(seat.nonceAt)) seat.nonceAt = now;
  }
}

/** Saves a snapshot where many lines came since the last; tells up to which line there is one now. */
export function saveSnapshotIfWorth(t: TableState, saved: number, { store, rules, log }: TableDeps): number {
  if (rules === undefined || t.seq - saved < WORTH_LINES) return saved;
  store
    .saveSnapshot(takeSnapshot(t, rules))
    .catch((error) => log.warn({ table: t.id, error: (error as Error).message }, 'a snapshot could not be saved'));
  return t.seq;
}
