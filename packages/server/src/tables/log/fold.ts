import type { Game } from '@regalia/kernel';
import type { StoredEntry } from '../../ports/store.ts';
import { CorruptLog } from '../state/errors.ts';
import { clampFutureTimes } from '../state/futureTimes.ts';
import type { Dated, EntryOf, LogEntry, LogEntryKind, Repeatable } from '../state/logEntry.ts';
import type { TableChange } from '../state/tableChange.ts';
import { openTable, rememberMessage, type TableState } from '../state/tableState.ts';
import { foldAnswer, foldWithdraw } from '../verbs/answer.ts';
import { foldChat } from '../verbs/chat.ts';
import { foldAbort, foldCommit, foldDeal, foldNonce } from '../verbs/deal.ts';
import { foldCloseWindow, foldOrder } from '../verbs/order.ts';
import { foldRest } from '../verbs/rest.ts';
import { foldAddBot, foldAway, foldLeave, foldRemove, foldRemoveBot, foldReturn, foldSit } from '../verbs/seats.ts';
import { foldStart } from '../verbs/start.ts';
import { foldClose, foldOfferStop, foldResign, foldStopReply } from '../verbs/stop.ts';
import { foldUndo, foldUndoAsk, foldUndoReply } from '../verbs/undo.ts';
import { countEntry } from './entryLimits.ts';

type Folders = {
  readonly [K in Exclude<LogEntryKind, 'create'>]: (t: TableState, line: Dated<EntryOf<K>>) => TableChange;
};

const FOLDERS: Folders = {
  sit: foldSit,
  leave: foldLeave,
  away: foldAway,
  return: foldReturn,
  rest: foldRest,
  'set-back'(t, { at }) {
    clampFutureTimes(t, at);
    return { table: true, step: true };
  },
  'add-bot': foldAddBot,
  'remove-bot': foldRemoveBot,
  remove: foldRemove,
  commit: foldCommit,
  deal: foldDeal,
  abort: foldAbort,
  nonce: foldNonce,
  start: foldStart,
  answer: foldAnswer,
  withdraw: foldWithdraw,
  'close-window': foldCloseWindow,
  order: foldOrder,
  undo: foldUndo,
  'undo-ask': foldUndoAsk,
  'undo-reply': foldUndoReply,
  'offer-stop': foldOfferStop,
  'stop-reply': foldStopReply,
  resign: foldResign,
  close: foldClose,
  chat: foldChat,
  rematch(t, { body }) {
    t.rematch = body.table;
    return { table: true };
  },
};

/** Folds the next line of the log into the table. Deterministic. */
export function fold(t: TableState, entry: StoredEntry): TableChange {
  if (entry.seq !== t.seq) throw new Error(`line ${entry.seq} of table ${t.id} came when ${t.seq} was due`);
  const folder = FOLDERS[entry.kind as Exclude<LogEntryKind, 'create'>] as
    | ((t: TableState, line: StoredEntry) => TableChange)
    | undefined;
  if (folder === undefined) throw new Error(`its kind "${entry.kind}" is unknown`);
  const change = folder(t, entry);
  countEntry(t, entry as StoredEntry & LogEntry);
  const { id } = entry.body as Repeatable;
  if (id !== undefined) rememberMessage(t, entry.seat, id);
  t.seq++;
  if (change.table || change.step || change.ready) t.changedAt = entry.at;
  return change;
}

/** How long folding one log may block all other tables, in ms. */
const SLICE_MS = 8;

/** The table of a whole log; undefined if it is empty. */
export async function foldAll(
  entries: readonly StoredEntry[],
  games: ReadonlyMap<string, Game>,
  now?: () => number,
): Promise<TableState | undefined> {
  const [first, ...rest] = entries;
  if (first === undefined) return undefined;
  if (first.kind !== 'create') throw new CorruptLog(`its first line is of the kind "${first.kind}"`);
  const opening = first as Dated<EntryOf<'create'>> & StoredEntry;
  const game = games.get(opening.body.game);
  if (game === undefined) throw new CorruptLog(`it plays "${opening.body.game}", which is not here`);
  return foldOn(openTable(first.table, game, opening), rest, now);
}

/**
 * Folds more lines into a table, yielding to other work. Throws if the lines cannot have been
 * played under these rules.
 */
export async function foldOn(
  t: TableState,
  entries: readonly StoredEntry[],
  now: () => number = () => performance.now(),
): Promise<TableState> {
  let began = now();
  for (const entry of entries) {
    foldKept(t, entry);
    if (now() - began < SLICE_MS) continue;
    await new Promise((resolve) => setImmediate(resolve));
    began = now();
  }
  return t;
}

function foldKept(t: TableState, entry: StoredEntry): void {
  try {
    fold(t, entry);
  } catch (error) {
    throw new CorruptLog(`line ${entry.seq}: ${(error as Error).message}`);
  }
}
