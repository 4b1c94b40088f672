import type { Seat } from '@regalia/kernel';
import { RequestRefused } from '../state/errors.ts';
import { type Dated, type EntryOf, type PersonRef, personRef } from '../state/logEntry.ts';
import type { TableChange } from '../state/tableChange.ts';
import { seatOf, seatState, type TableState } from '../state/tableState.ts';
import { withoutConsentOf } from './stop.ts';

/** Sits down on the wished seat or the first free one; on one's own seat, takes it back from who looks after it. */
export function sit(t: TableState, person: PersonRef, wish?: Seat): EntryOf<'seat'> | EntryOf<'away'> | null {
  if (t.blocked.has(person.id))
    throw new RequestRefused('blocked', 'The host does not want you at this table. Open another.');
  const own = seatOf(t, person.id);
  if (own !== undefined) return wish === undefined || wish === own ? comeBack(t, own) : move(t, person, wish);
  if (t.phase !== 'gathering') throw new RequestRefused('wrong-phase', 'This game has begun. You can watch it.');
  return { kind: 'seat', seat: freeSeat(t, wish), body: { person: personRef(person) } };
}

/** Gets up: frees the seat before the game, hands it to a bot during it. */
export function leave(t: TableState, seat: Seat): EntryOf<'seat'> | EntryOf<'away'> | null {
  if (t.phase === 'gathering') return { kind: 'seat', seat, body: { person: null } };
  if (t.phase === 'over' || seatState(t, seat).left) return null;
  return { kind: 'away', seat, body: { away: true, left: true } };
}

/** Gives the seat back to its person. */
export function comeBack(t: TableState, seat: Seat): EntryOf<'away'> | null {
  const { person, awaySince, resigned } = seatState(t, seat);
  if (awaySince === null || resigned || t.phase === 'over' || t.blocked.has(person?.id ?? '')) return null;
  return { kind: 'away', seat, body: { away: false } };
}

export function seatBot(t: TableState, seat: Seat, level: string): EntryOf<'bot'> {
  if (t.phase !== 'gathering')
    throw new RequestRefused('wrong-phase', 'This game has begun; seats can no longer be filled.');
  return { kind: 'bot', seat: freeSeat(t, seat), body: { level } };
}

/** Sends a bot away before the game. */
export function freeBotSeat(t: TableState, seat: Seat): EntryOf<'seat'> {
  if (t.phase !== 'gathering')
    throw new RequestRefused('wrong-phase', 'This game has begun; the bots play it to its end.');
  if (t.seats[seat]?.kind !== 'bot') throw new RequestRefused('unknown-seat', 'There is no bot on this seat.');
  return { kind: 'seat', seat, body: { person: null } };
}

export function foldSeat(t: TableState, { seat, body, at }: Dated<EntryOf<'seat'>>): TableChange {
  const { person } = body;
  const before = t.seats.findIndex((other) => other.person !== null && other.person.id === person?.id);
  if (before >= 0 && before !== seat) empty(t, before);
  if (person === null) empty(t, seat);
  else Object.assign(seatState(t, seat), { kind: 'person', person: personRef(person), level: null });
  fill(t, at);
  return { table: true };
}

export function foldBot(t: TableState, { seat, body, at }: Dated<EntryOf<'bot'>>): TableChange {
  Object.assign(seatState(t, seat), { kind: 'bot', person: null, level: body.level });
  fill(t, at);
  return { table: true };
}

export function foldAway(t: TableState, { seat, body, at }: Dated<EntryOf<'away'>>): TableChange {
  const { left = false } = body;
  Object.assign(seatState(t, seat), { awaySince: body.away ? at : null, left });
  return { table: true, ...(left ? withoutConsentOf(t, seat, at) : {}) };
}

/** For good: the seat is free before the game, and a bot's during it. */
export function foldBlock(t: TableState, { body, at }: Dated<EntryOf<'block'>>): TableChange {
  t.blocked.add(body.person);
  const removed = { removed: body.person };
  const seat = seatOf(t, body.person);
  if (seat === undefined || t.phase === 'over') return removed;
  if (t.phase === 'gathering') {
    empty(t, seat);
    fill(t, at);
    return { ...removed, table: true };
  }
  seatState(t, seat).awaySince ??= at;
  return { ...removed, table: true, ...withoutConsentOf(t, seat, at) };
}

function move(t: TableState, person: PersonRef, wish: Seat): EntryOf<'seat'> {
  if (t.phase !== 'gathering')
    throw new RequestRefused('wrong-phase', 'Seats cannot be changed once the game has begun.');
  return { kind: 'seat', seat: freeSeat(t, wish), body: { person: personRef(person) } };
}

function freeSeat(t: TableState, wish: Seat | undefined): Seat {
  if (wish !== undefined) {
    const wished = t.seats[wish];
    if (wished === undefined)
      throw new RequestRefused('unknown-seat', `This table has seats 0 to ${t.seats.length - 1}.`);
    if (wished.kind !== 'open')
      throw new RequestRefused('seat-taken', 'Somebody sits there already. Take another seat.');
    return wish;
  }
  const free = t.seats.findIndex(({ kind }) => kind === 'open');
  if (free < 0)
    throw new RequestRefused('seat-taken', 'All seats are taken. You can watch, or open a table of your own.');
  return free;
}

function empty(t: TableState, seat: Seat): void {
  Object.assign(seatState(t, seat), { kind: 'open', person: null, level: null, nonce: null });
}

function fill(t: TableState, at: number): void {
  if (t.phase !== 'gathering') return;
  const isFull = t.seats.every(({ kind }) => kind !== 'open');
  t.filledAt = isFull ? (t.filledAt ?? at) : null;
}
