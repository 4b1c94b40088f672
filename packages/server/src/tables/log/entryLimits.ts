import { RequestRefused } from '../state/errors.ts';
import type { LogEntry, LogEntryKind } from '../state/logEntry.ts';
import type { TableState } from '../state/tableState.ts';

/** How many lines of a kind a table takes: of one seat or person, and of all together. */
interface EntryLimit {
  readonly each: number;
  readonly all: number;
}

/** What can be done over and over without the game going on. More than any evening needs. */
const LIMITS: Partial<Record<LogEntryKind | 'leave', EntryLimit>> = {
  chat: { each: 1_000, all: 4_000 },
  undo: { each: 200, all: 600 },
  'undo-ask': { each: 100, all: 300 },
  'undo-reply': { each: 100, all: 300 },
  'stop-ask': { each: 50, all: 150 },
  'stop-reply': { each: 50, all: 150 },
  withdraw: { each: 500, all: 2_000 },
  order: { each: 500, all: 2_000 },
  seat: { each: 200, all: 500 },
  leave: { each: 100, all: 300 },
  bot: { each: 100, all: 300 },
  block: { each: 500, all: 500 },
};

/** Refuses a line of which the table has had enough. Nothing that a game needs to come to its end is ever refused. */
export function checkEntryLimits(t: TableState, line: LogEntry): void {
  const [own, all] = keysOf(line);
  const bound = LIMITS[all];
  if (bound === undefined) return;
  if ((t.counts.get(own) ?? 0) < bound.each && (t.counts.get(all) ?? 0) < bound.all) return;
  throw new RequestRefused(
    'too-many',
    'This has been done too often at this table. Go on with the game, or open another table.',
  );
}

export function countEntry(t: TableState, line: LogEntry): void {
  const keys = keysOf(line);
  if (LIMITS[keys[1]] === undefined) return;
  for (const key of keys) t.counts.set(key, (t.counts.get(key) ?? 0) + 1);
}

function keysOf(line: LogEntry): readonly [own: string, all: LogEntryKind | 'leave'] {
  const who = line.kind === 'chat' ? line.body.from.id : line.seat;
  const kind = kindOf(line);
  return [`${kind} ${who}`, kind];
}

/** Who leaves can come back, and whoever is away is looked after; only leaving itself can be done over and over. */
function kindOf(line: LogEntry): LogEntryKind | 'leave' {
  return line.kind === 'away' && line.body.left ? 'leave' : line.kind;
}
