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
import type { TableChange } from '../state/tableChange.ts';
import type { AnyLiveGame, TableState } from '../state/tableState.ts';
import { checkStep, nextQuestions, playing } from './answer.ts';

/** How often all may agree to go back at one table, and how often bots do. */
const MOST_AGREED = 60;
const BOTS_PATIENCE = 5;

/** Takes back the seat's last answer where that is free; else asks the others. */
export function undo(t: TableState, seat: Seat, step: number): EntryOf<'undo'> | EntryOf<'undo-ask'> | null {
  const liveGame = playing(t);
  checkStep(t, step);
  if (liveGame.canUndo(seat)) return { kind: 'undo', seat, body: {} };
  if (answersLost(t, seat).length === 0)
    throw new RequestRefused('cannot-undo', 'You have no answer that could be taken back.');
  if (t.undo?.by === seat) return null;
  if (t.undo !== null) throw new RequestRefused('cannot-undo', 'Somebody has asked already. Reply to that first.');
  checkPatience(t, seat);
  return { kind: 'undo-ask', seat, body: {} };
}

export function replyToUndo(t: TableState, seat: Seat, isAgreed: boolean): EntryOf<'undo-reply'> | null {
  playing(t);
  if (t.undo === null) throw new RequestRefused('nothing-asked', 'Nobody asks to go back now.');
  return changesConsent(t.undo, seat, isAgreed) ? { kind: 'undo-reply', seat, body: { agree: isAgreed } } : null;
}

/** A free undo takes back exactly the step in which the seat answered alone. */
export function foldUndo(t: TableState, { seat, at }: Dated<EntryOf<'undo'>>): TableChange {
  t.liveGame?.undo(seat);
  t.standing.pop();
  return goBack(t, seat, at, false);
}

export function foldUndoAsk(t: TableState, { seat, at }: Dated<EntryOf<'undo-ask'>>): TableChange {
  t.undo = requestConsent(t, seat, answersLost(t, seat));
  return isAgreedByAll(t.undo) ? rewind(t, at) : { undo: 'changed' };
}

export function foldUndoReply(t: TableState, { seat, body, at }: Dated<EntryOf<'undo-reply'>>): TableChange {
  if (t.undo === null) return {};
  const change = consentChangeBy(t.undo, seat, body.agree);
  t.undo = body.agree ? agree(t.undo, seat) : null;
  return t.undo !== null && isAgreedByAll(t.undo) ? rewind(t, at) : { undo: change };
}

/** Does not wait for the seat's consent any more; what that seat asked for falls. */
export function undoWithout(t: TableState, seat: Seat, at: number): TableChange {
  const before = t.undo;
  t.undo = before && withoutSeat(before, seat);
  if (t.undo === before) return {};
  return t.undo !== null && isAgreedByAll(t.undo) ? rewind(t, at) : { undo: 'changed' };
}

/** Where nobody but bots could refuse, they do so after a few times. */
function checkPatience(t: TableState, seat: Seat): void {
  const isAlone = isAgreedByAll(requestConsent(t, seat));
  if (t.rewinds < (isAlone ? BOTS_PATIENCE : MOST_AGREED)) return;
  const who = isAlone ? 'The bots have' : 'This table has';
  throw new RequestRefused('cannot-undo', `${who} gone back often enough. Play on from here.`);
}

/** Whose answers fall, one entry for each, if all agree to take back the seat's last; none if it has none that stands. */
export function answersLost(t: TableState, seat: Seat): Seat[] {
  const from = lastAnswered(t, seat);
  if (from < 0) return [];
  const lost = t.standing.slice(from).map((step) => t.past[step]);
  return lost.flatMap((past) => (past?.kind === 'events' ? past.answers.map((given) => given.seat) : []));
}

/** Which of the standing steps is the one in which the seat answered last; -1 if there is none. */
function lastAnswered(t: TableState, seat: Seat): number {
  return t.standing.findLastIndex((step) => {
    const past = t.past[step];
    return past?.kind === 'events' && past.answers.some((given) => given.seat === seat);
  });
}

function rewind(t: TableState, at: number): TableChange {
  const by = t.undo?.by as Seat;
  const kept = t.standing.slice(0, lastAnswered(t, by));
  (t.liveGame as AnyLiveGame).rewind(answersIn(t, kept));
  t.standing = kept;
  t.rewinds++;
  return goBack(t, by, at, true);
}

function goBack(t: TableState, seat: Seat, at: number, agreed: boolean): TableChange {
  const to = t.standing.at(-1) ?? 0;
  t.past.push({ at, kind: 'undo', seat, to, agreed });
  return nextQuestions(t, at);
}

/** How many answers these steps took. */
export function answersIn(t: TableState, steps: readonly number[]): number {
  const numbers = steps.map((step) => {
    const past = t.past[step];
    return past?.kind === 'events' ? past.answers.length : 0;
  });
  return numbers.reduce((sum, many) => sum + many, 0);
}
