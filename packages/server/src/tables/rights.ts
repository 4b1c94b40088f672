import type { Seat } from '@regalia/kernel';
import type { Person } from '@regalia/protocol';
import type { TokenPlace } from '../ports/store.ts';
import { Refused } from './errors.ts';
import { seatOf, seatState, type TableState } from './state.ts';

export function ownSeat(t: TableState, person: string): Seat {
  if (t.blocked.has(person)) throw new Refused('blocked', 'The host does not want you at this table. Open another.');
  const seat = seatOf(t, person);
  if (seat === undefined)
    throw new Refused('no-seat', 'You have no seat at this table. You can watch, or take a free one.');
  return seat;
}

/** The seat whose answers this person gives. */
export function playedSeat(t: TableState, person: string): Seat {
  const seat = ownSeat(t, person);
  if (seatState(t, seat).resigned) throw new Refused('wrong-phase', 'You have resigned. You can watch the game.');
  return seat;
}

/** A token is void as soon as its person no longer has the seat. */
export function isTokenGood(t: TableState, { seat, person }: TokenPlace): boolean {
  return t.seats[seat]?.person?.id === person && !t.blocked.has(person);
}

export function checkToken(t: TableState, place: TokenPlace): void {
  if (isTokenGood(t, place)) return;
  throw new Refused('bad-token', 'This token was for a seat that its person has left. Ask for a new one.');
}

export function checkHost(t: TableState, person: Person): void {
  if (t.opening.host.id !== person.id) throw new Refused('not-host', 'Only the host of this table can do that.');
}
