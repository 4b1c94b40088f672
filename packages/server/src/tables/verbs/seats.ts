import type { Seat } from '@regalia/kernel';
import { RequestRefused } from '../state/errors.ts';
import { type Dated, type EntryOf, type PersonRef, personRef } from '../state/logEntry.ts';
import type { TableChange } from '../state/tableChange.ts';
import { hasFixedSeats, seatOf, seatState, type TableState } from '../state/tableState.ts';
import { resume } from './rest.ts';
import { withoutConsentOf } from './stop.ts';

/** Takes the requested seat or the first free one; on one's own seat, takes it back from the bot that plays it. */
export function sit(t: TableState, person: PersonRef, wish?: Seat): EntryOf<'sit'> | EntryOf<'return'> | null {
  if (t.blocked.has(person.id)) {
    throw new RequestRefused('blocked', 'The host has blocked you from this table. Try another one.');
  }
  const own = seatOf(t, person.id);
  if (own !== undefined && (wish === undefined || wish === own)) return returnToSeat(t, own);
  if (hasFixedSeats(t)) {
    const message =
      own === undefined ? 'This game has started. You can watch it.' : 'You can’t change seats during the game.';
    throw new RequestRefused('wrong-phase', message);
  }
  return { kind: 'sit', seat: freeSeat(t, wish), body: { person: personRef(person) } };
}

/** Null if the person has already left or the game is over. */
export function leave(t: TableState, seat: Seat): EntryOf<'leave'> | null {
  if (t.phase === 'over' || seatState(t, seat).left) return null;
  return { kind: 'leave', seat, body: {} };
}

/** Gives the seat back to its person and resumes a paused game. */
export function returnToSeat(t: TableState, seat: Seat): EntryOf<'return'> | null {
  const { person, awaySince, resigned } = seatState(t, seat);
  if (resigned || t.phase === 'over' || t.blocked.has(person?.id ?? '')) return null;
  if (awaySince === null && !t.resting) return null;
  return { kind: 'return', seat, body: {} };
}

/** Removes a person; with `block`, permanently. A player keeps the seat until the end. */
export function remove(t: TableState, person: string, block: boolean): EntryOf<'remove'> | null {
  const isSeated = seatOf(t, person) !== undefined;
  if (t.phase !== 'over' && hasFixedSeats(t) && isSeated) {
    throw new RequestRefused(
      'wrong-phase',
      'Players can’t be removed during the game. You can offer to stop the game instead.',
    );
  }
  const isNeeded = block ? !t.blocked.has(person) : isSeated && t.phase !== 'over';
  return isNeeded ? { kind: 'remove', seat: null, body: { person, block } } : null;
}

export function addBot(t: TableState, seat: Seat, level: string): EntryOf<'add-bot'> {
  if (hasFixedSeats(t)) {
    throw new RequestRefused('wrong-phase', 'This game has started. Bots can only be added before the game.');
  }
  return { kind: 'add-bot', seat: freeSeat(t, seat), body: { level } };
}

export function removeBot(t: TableState, seat: Seat): EntryOf<'remove-bot'> {
  if (hasFixedSeats(t)) {
    throw new RequestRefused('wrong-phase', 'This game has started. Bots can only be removed before the game.');
  }
  if (t.seats[seat]?.kind !== 'bot') throw new RequestRefused('unknown-seat', 'There is no bot in this seat.');
  return { kind: 'remove-bot', seat, body: {} };
}

export function foldSit(t: TableState, { seat, body, at }: Dated<EntryOf<'sit'>>): TableChange {
  const before = seatOf(t, body.person.id);
  if (before !== undefined && before !== seat) empty(t, before);
  Object.assign(seatState(t, seat), { kind: 'person', person: personRef(body.person), level: null });
  noteIfFull(t, at);
  return { table: true };
}

export function foldLeave(t: TableState, { seat, at }: Dated<EntryOf<'leave'>>): TableChange {
  if (!hasFixedSeats(t)) return freed(t, seat, at);
  Object.assign(seatState(t, seat), { awaySince: at, left: true });
  return { table: true, ...withoutConsentOf(t, seat, at) };
}

export function foldAway(t: TableState, { seat, at }: Dated<EntryOf<'away'>>): TableChange {
  Object.assign(seatState(t, seat), { awaySince: at, left: false });
  return { table: true };
}

export function foldReturn(t: TableState, { seat, at }: Dated<EntryOf<'return'>>): TableChange {
  Object.assign(seatState(t, seat), { awaySince: null, left: false });
  return t.resting ? resume(t, at) : { table: true };
}

export function foldAddBot(t: TableState, { seat, body, at }: Dated<EntryOf<'add-bot'>>): TableChange {
  Object.assign(seatState(t, seat), { kind: 'bot', person: null, level: body.level });
  noteIfFull(t, at);
  return { table: true };
}

export function foldRemoveBot(t: TableState, { seat, at }: Dated<EntryOf<'remove-bot'>>): TableChange {
  return freed(t, seat, at);
}

/** Before the game the seat becomes free; during the game a bot plays it. */
export function foldRemove(t: TableState, { body, at }: Dated<EntryOf<'remove'>>): TableChange {
  const { person, block } = body;
  if (block) t.blocked.add(person);
  const removed = block ? { removed: person } : {};
  const seat = seatOf(t, person);
  if (seat === undefined || t.phase === 'over') return removed;
  if (!hasFixedSeats(t)) return { ...removed, ...freed(t, seat, at) };
  seatState(t, seat).awaySince ??= at;
  return { ...removed, table: true, ...withoutConsentOf(t, seat, at) };
}

function freeSeat(t: TableState, wish: Seat | undefined): Seat {
  if (wish !== undefined) {
    const wished = t.seats[wish];
    if (wished === undefined) {
      throw new RequestRefused('unknown-seat', `This table has seats 0 to ${t.seats.length - 1}. Pick one of them.`);
    }
    if (wished.kind !== 'open') throw new RequestRefused('seat-taken', 'This seat is taken. Pick another one.');
    return wish;
  }
  const free = t.seats.findIndex(({ kind }) => kind === 'open');
  if (free < 0) throw new RequestRefused('seat-taken', 'All seats are taken. You can watch, or open your own table.');
  return free;
}

function freed(t: TableState, seat: Seat, at: number): TableChange {
  empty(t, seat);
  noteIfFull(t, at);
  return { table: true };
}

function empty(t: TableState, seat: Seat): void {
  const share = { commitment: null, nonce: null, nonceAt: null };
  Object.assign(seatState(t, seat), { kind: 'open', person: null, level: null, ...share });
}

function noteIfFull(t: TableState, at: number): void {
  if (t.phase !== 'gathering') return;
  const isFull = t.seats.every(({ kind }) => kind !== 'open');
  t.filledAt = isFull ? (t.filledAt ?? at) : null;
}
