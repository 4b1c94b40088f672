import type { Seat } from '@regalia/kernel';
import type { Person } from '@regalia/protocol';
import type { SeatOfToken } from '../../ports/store.ts';
import { RequestRefused } from '../state/errors.ts';
import { seatOf, seatState, type TableState } from '../state/tableState.ts';

export function checkNotBlocked(t: TableState, person: string): void {
  if (!t.blocked.has(person)) return;
  throw new RequestRefused('blocked', 'The host has blocked you from this table. Try another one.');
}

export function ownSeat(t: TableState, person: string): Seat {
  checkNotBlocked(t, person);
  const seat = seatOf(t, person);
  if (seat === undefined)
    throw new RequestRefused('no-seat', 'You have no seat here. You can watch, or take a free seat.');
  return seat;
}

/** The seat that this person answers for. */
export function playedSeat(t: TableState, person: string): Seat {
  const seat = ownSeat(t, person);
  if (seatState(t, seat).resigned)
    throw new RequestRefused('wrong-phase', 'You have resigned. You can watch the game.');
  return seat;
}

/** A token is void once its person no longer has the seat. */
export function isTokenValid(t: TableState, { seat, person }: SeatOfToken): boolean {
  return t.seats[seat]?.person?.id === person && !t.blocked.has(person);
}

export function checkToken(t: TableState, place: SeatOfToken): void {
  if (isTokenValid(t, place)) return;
  throw new RequestRefused('bad-token', 'This token is no longer valid: its owner left the seat. Ask for a new one.');
}

export function checkHost(t: TableState, person: Person): void {
  if (t.opening.host.id !== person.id) throw new RequestRefused('not-host', 'Only the host can do that.');
}
