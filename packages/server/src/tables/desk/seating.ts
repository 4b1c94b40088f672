import type { Seat } from '@regalia/kernel';
import type { Person } from '@regalia/protocol';
import { Refused } from '../errors.ts';
import type { Hall } from '../hall.ts';
import { seatOf, type TableState } from '../state.ts';
import { freeBotSeat, leave, seatBot, sit } from '../verbs/seats.ts';
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
  const table = hall.table(id);
  if (person === host.id) throw new Refused('bad-request', 'You cannot remove yourself. Leave the table instead.');
  await table.act((t) => {
    checkHost(t, host);
    const seat = seatOf(t, person);
    return seat === undefined ? null : leave(t, seat);
  });
  if (block) await table.act((t) => (t.blocked.has(person) ? null : { kind: 'block', seat: null, body: { person } }));
}

export function ownSeat(t: TableState, person: string): Seat {
  const seat = seatOf(t, person);
  if (seat === undefined)
    throw new Refused('no-seat', 'You have no seat at this table. You can watch, or take a free one.');
  return seat;
}

function checkHost(t: TableState, person: Person): void {
  if (t.opening.host.id !== person.id) throw new Refused('not-host', 'Only the host of this table can do that.');
}
