import type { Seat } from '@regalia/kernel';
import type { Person } from '@regalia/protocol';
import type { TokenPlace } from '../../ports/store.ts';
import type { AwakeTable } from '../awake.ts';
import { Refused } from '../errors.ts';
import type { Hall } from '../hall.ts';
import type { Line } from '../log.ts';
import { seatOf, seatState, type TableState } from '../state.ts';
import { beShownOut, comeBack, freeBotSeat, leave, seatBot, sit } from '../verbs/seats.ts';
import { endsWithout, resign } from '../verbs/stop.ts';
import { checkLevel } from './create.ts';

export async function sitDown(hall: Hall, id: string, person: Person, wish?: Seat): Promise<void> {
  await hall.table(id).act((t) => sit(t, person, wish));
}

export async function getUp(hall: Hall, id: string, person: Person): Promise<void> {
  await hall
    .table(id)
    .act((t) => (endsWithout(t, person) ? { kind: 'close', seat: null, body: {} } : leave(t, ownSeat(t, person.id))));
}

export async function giveUp(hall: Hall, id: string, person: Person): Promise<void> {
  await hall.table(id).act((t) => resign(t, ownSeat(t, person.id)));
}

export async function fillWithBot(hall: Hall, id: string, host: Person, seat: Seat, level: string): Promise<void> {
  await hall.table(id).act((t) => {
    checkHost(t, host);
    checkLevel(t.game, level);
    return seatBot(t, seat, level);
  });
}

export async function sendBotAway(hall: Hall, id: string, host: Person, seat: Seat): Promise<void> {
  await hall.table(id).act((t) => {
    checkHost(t, host);
    return freeBotSeat(t, seat);
  });
}

/** Shows a person out; with `block`, for good. A running game goes on with a bot on the seat. */
export async function showOut(hall: Hall, id: string, host: Person, person: string, block: boolean): Promise<void> {
  if (person === host.id) throw new Refused('bad-request', 'You cannot remove yourself. Leave the table instead.');
  await hall.table(id).act((t) => {
    checkHost(t, host);
    if (block) return t.blocked.has(person) ? null : { kind: 'block', seat: null, body: { person } };
    const seat = seatOf(t, person);
    return seat === undefined ? null : beShownOut(t, seat);
  });
}

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

/** The seat of a program. */
export function ownedByToken(t: TableState, place: TokenPlace): Seat {
  if (isTokenGood(t, place)) return place.seat;
  throw new Refused('bad-token', 'This token was for a seat that its person has left. Ask for a new one.');
}

/** Whoever plays is back: a seat that was looked after is its person's again, before what they came for is done. */
export async function actAsPlayer(
  table: AwakeTable,
  person: string,
  decide: (t: TableState) => Line | null,
): Promise<TableState> {
  for (;;) {
    let isBack = true;
    const t = await table.act((present) => {
      const seat = seatOf(present, person);
      const back = seat === undefined ? null : comeBack(present, seat);
      isBack = back === null;
      return back ?? decide(present);
    });
    if (isBack) return t;
  }
}

function checkHost(t: TableState, person: Person): void {
  if (t.opening.host.id !== person.id) throw new Refused('not-host', 'Only the host of this table can do that.');
}
