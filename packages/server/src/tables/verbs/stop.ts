import type { Outcome, Seat } from '@regalia/kernel';
import type { Person, TableEnd } from '@regalia/protocol';
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
import { seatState, type TableState } from '../state/tableState.ts';
import { playing } from './answer.ts';
import { undoWithout } from './undo.ts';

/** Asks everybody to end the game without a winner. */
export function offerStop(t: TableState, seat: Seat): EntryOf<'offer-stop'> | EntryOf<'stop-reply'> | null {
  playing(t);
  if (t.stop === null) return { kind: 'offer-stop', seat, body: {} };
  return t.stop.missing.includes(seat) ? { kind: 'stop-reply', seat, body: { agree: true } } : null;
}

export function stopReply(t: TableState, seat: Seat, isAgreed: boolean): EntryOf<'stop-reply'> | null {
  playing(t);
  if (t.stop === null) throw new RequestRefused('nothing-asked', 'There is no offer to stop.');
  return changesConsent(t.stop, seat, isAgreed) ? { kind: 'stop-reply', seat, body: { agree: isAgreed } } : null;
}

/** With two players the other one wins; with more, a bot plays the seat to the end. */
export function resign(t: TableState, seat: Seat): EntryOf<'resign'> | null {
  playing(t);
  return seatState(t, seat).resigned ? null : { kind: 'resign', seat, body: {} };
}

/** Whether the table closes when this person leaves: the host alone at it before the game. */
export function endsWithout(t: TableState, { id }: Person): boolean {
  const isAlone = t.seats.every(({ person }) => person === null || person.id === id);
  return t.phase === 'gathering' && t.opening.host.id === id && isAlone;
}

export function foldClose(t: TableState): TableChange {
  return finish(t, { reason: 'stopped', outcome: null });
}

export function foldOfferStop(t: TableState, { seat }: EntryOf<'offer-stop'>): TableChange {
  t.stop = requestConsent(t, seat);
  return isAgreedByAll(t.stop) ? finish(t, { reason: 'stopped', outcome: null }) : { stop: 'changed' };
}

export function foldStopReply(t: TableState, { seat, body }: EntryOf<'stop-reply'>): TableChange {
  if (t.stop === null) return {};
  const change = consentChangeBy(t.stop, seat, body.agree);
  t.stop = body.agree ? agree(t.stop, seat) : null;
  return t.stop !== null && isAgreedByAll(t.stop) ? finish(t, { reason: 'stopped', outcome: null }) : { stop: change };
}

export function foldResign(t: TableState, { seat, at }: Dated<EntryOf<'resign'>>): TableChange {
  seatState(t, seat).resigned = true;
  const left = t.seats.flatMap(({ resigned }, i) => (resigned ? [] : [i]));
  if (left.length <= 1) return finish(t, { reason: 'resigned', outcome: outcomeOf(t, left) });
  return { table: true, ...withoutConsentOf(t, seat, at) };
}

/** Drops the seat's own requests and no longer waits for its consent. */
export function withoutConsentOf(t: TableState, seat: Seat, at: number): TableChange {
  return { ...undoWithout(t, seat, at), ...stopWithout(t, seat) };
}

function stopWithout(t: TableState, seat: Seat): TableChange {
  const before = t.stop;
  t.stop = before && withoutSeat(before, seat);
  if (t.stop === before) return {};
  return t.stop !== null && isAgreedByAll(t.stop)
    ? finish(t, { reason: 'stopped', outcome: null })
    : { stop: 'changed' };
}

/** Everybody gets an update, since the end reveals the cards. */
function finish(t: TableState, end: TableEnd): TableChange {
  t.phase = 'over';
  t.end = end;
  t.stop = null;
  t.undo = null;
  return { table: true, step: true, undo: 'changed', stop: 'changed' };
}

function outcomeOf(t: TableState, winners: readonly Seat[]): Outcome {
  return { winners, places: t.seats.map((_, seat) => (winners.includes(seat) ? 1 : 2)), decidedBy: -1 };
}
