import type { Seat } from '@regalia/kernel';
import {
  agree,
  changesConsent,
  consentChangeBy,
  isAgreedByAll,
  requestConsent,
  withoutSeat,
} from '../state/consent.ts';
import { RequestRefused } from '../state/errors.ts';
import type { Dated, EntryOf } from '../state/logEntry.ts';
import { countAnswers, lastAnsweredStep, undoneAnswers } from '../state/pastSteps.ts';
import type { TableChange } from '../state/tableChange.ts';
import type { AnyLiveGame, TableState } from '../state/tableState.ts';
import { checkStep, nextQuestions, playing } from './answer.ts';

/** Agreed rewinds per table: among people, and alone with bots. */
const MOST_REWINDS = 60;
const MOST_REWINDS_ALONE = 5;

/** Undoes the seat's last answer where that is free; otherwise asks the others. */
export function undo(t: TableState, seat: Seat, step: number): EntryOf<'undo'> | EntryOf<'undo-ask'> | null {
  const liveGame = playing(t);
  checkStep(t, step);
  if (liveGame.canUndo(seat)) return { kind: 'undo', seat, body: {} };
  if (undoneAnswers(t, seat).length === 0) throw new RequestRefused('cannot-undo', 'You have no move to undo.');
  if (t.undo?.by === seat) return null;
  if (t.undo !== null) throw new RequestRefused('cannot-undo', 'Somebody else is asking to undo. Reply to that first.');
  checkRewindLimit(t, seat);
  return { kind: 'undo-ask', seat, body: {} };
}

export function undoReply(t: TableState, seat: Seat, isAgreed: boolean): EntryOf<'undo-reply'> | null {
  playing(t);
  if (t.undo === null) throw new RequestRefused('nothing-asked', 'There is no undo request.');
  return changesConsent(t.undo, seat, isAgreed) ? { kind: 'undo-reply', seat, body: { agree: isAgreed } } : null;
}

/** A free undo takes back exactly the step in which the seat answered alone. */
export function foldUndo(t: TableState, { seat, at }: Dated<EntryOf<'undo'>>): TableChange {
  t.liveGame?.undo(seat);
  t.standing.pop();
  return goBack(t, seat, at, false);
}

export function foldUndoAsk(t: TableState, { seat, at }: Dated<EntryOf<'undo-ask'>>): TableChange {
  t.undo = requestConsent(t, seat, undoneAnswers(t, seat));
  return isAgreedByAll(t.undo) ? rewind(t, at) : { undo: 'changed' };
}

export function foldUndoReply(t: TableState, { seat, body, at }: Dated<EntryOf<'undo-reply'>>): TableChange {
  if (t.undo === null) return {};
  const change = consentChangeBy(t.undo, seat, body.agree);
  t.undo = body.agree ? agree(t.undo, seat) : null;
  return t.undo !== null && isAgreedByAll(t.undo) ? rewind(t, at) : { undo: change };
}

/** Drops the seat's own request and no longer waits for its consent. */
export function undoWithout(t: TableState, seat: Seat, at: number): TableChange {
  const before = t.undo;
  t.undo = before && withoutSeat(before, seat);
  if (t.undo === before) return {};
  return t.undo !== null && isAgreedByAll(t.undo) ? rewind(t, at) : { undo: 'changed' };
}

/** Limits rewinds, more strictly where only bots could refuse. */
function checkRewindLimit(t: TableState, seat: Seat): void {
  const isAlone = isAgreedByAll(requestConsent(t, seat));
  if (t.rewinds < (isAlone ? MOST_REWINDS_ALONE : MOST_REWINDS)) return;
  const message = isAlone ? 'You have no more undos in this game.' : 'This table has no more undos left.';
  throw new RequestRefused('cannot-undo', `${message} Play on from here.`);
}

function rewind(t: TableState, at: number): TableChange {
  const by = t.undo?.by as Seat;
  const kept = t.standing.slice(0, lastAnsweredStep(t, by));
  (t.liveGame as AnyLiveGame).rewind(countAnswers(t, kept));
  t.standing = kept;
  t.rewinds++;
  return goBack(t, by, at, true);
}

function goBack(t: TableState, seat: Seat, at: number, agreed: boolean): TableChange {
  const to = t.standing.at(-1) ?? 0;
  t.past.push({ at, kind: 'undo', seat, to, agreed });
  return nextQuestions(t, at);
}
