import { RequestRefused } from '../state/errors.ts';
import type { LogEntry, LogEntryKind } from '../state/logEntry.ts';
import type { TableState } from '../state/tableState.ts';

/** The maximum number of entries of a kind, per seat or person and in total. */
interface EntryLimit {
  readonly each: number;
  readonly all: number;
}

/** Limits what can be repeated without the game moving on. An evening needs far less. */
const LIMITS: Partial<Record<LogEntryKind, EntryLimit>> = {
  chat: { each: 1_000, all: 4_000 },
  undo: { each: 200, all: 600 },
  'undo-ask': { each: 100, all: 300 },
  'undo-reply': { each: 100, all: 300 },
  'offer-stop': { each: 50, all: 150 },
  'stop-reply': { each: 50, all: 150 },
  withdraw: { each: 500, all: 2_000 },
  order: { each: 500, all: 2_000 },
  commit: { each: 100, all: 500 },
  sit: { each: 200, all: 500 },
  leave: { each: 100, all: 300 },
  'add-bot': { each: 100, all: 300 },
  'remove-bot': { each: 100, all: 300 },
  remove: { each: 500, all: 500 },
};

/** Refuses an entry above its limit. Entries that a game needs to reach its end have none. */
export function checkEntryLimits(t: TableState, entry: LogEntry): void {
  const limit = LIMITS[entry.kind];
  if (limit === undefined) return;
  if (countOf(t, ownKey(entry)) < limit.each && countOf(t, entry.kind) < limit.all) return;
  throw new RequestRefused('too-many', 'You’ve done that too often here. Play on, or open another table.');
}

export function countEntry(t: TableState, entry: LogEntry): void {
  if (LIMITS[entry.kind] === undefined) return;
  for (const key of [ownKey(entry), entry.kind]) t.counts.set(key, countOf(t, key) + 1);
}

function countOf(t: TableState, key: string): number {
  return t.counts.get(key) ?? 0;
}

function ownKey(entry: LogEntry): string {
  return `${entry.kind} ${entry.kind === 'chat' ? entry.body.from.id : entry.seat}`;
}
