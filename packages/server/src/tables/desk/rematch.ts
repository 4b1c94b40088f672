import type { Person, SeatWish } from '@regalia/protocol';
import { Refused } from '../errors.ts';
import type { Hall } from '../hall.ts';
import { ownSeat } from '../rights.ts';
import type { TableState } from '../state.ts';
import { createTable } from './create.ts';
import { sitDown } from './seating.ts';

/** The same again, every seat moved on by one. Whoever asks first makes the table; the others sit down at it. */
export function playAgain(hall: Hall, id: string, person: Person): Promise<string> {
  const mine = (underWay.get(id) ?? Promise.resolve()).then(() => makeOrJoin(hall, id, person));
  const done = mine.then(
    () => undefined,
    () => undefined,
  );
  underWay.set(id, done);
  void done.then(() => underWay.get(id) === done && underWay.delete(id));
  return mine;
}

/** By the old table, the last one who asks: of several at once each sees what the one before has made. */
const underWay = new Map<string, Promise<void>>();

async function makeOrJoin(hall: Hall, id: string, person: Person): Promise<string> {
  const old = hall.table(id);
  const plan = await old.look((t) => {
    const own = ownSeat(t, person.id);
    if (t.phase !== 'over') throw new Refused('wrong-phase', 'This game is not over yet.');
    return { before: t.rematch, wish: wishFor(t, own) };
  });
  const { before } = plan;
  if (before !== null && !(await isOver(hall, before))) {
    await sitDown(hall, before, person);
    return before;
  }
  const made = await createTable(hall, person, plan.wish);
  const { rematch } = await old.act((t) =>
    t.rematch === before ? { kind: 'rematch', seat: null, body: { table: made } } : null,
  );
  if (rematch !== null && rematch !== made) await sitDown(hall, rematch, person);
  return rematch ?? made;
}

function isOver(hall: Hall, id: string): Promise<boolean> {
  return hall.table(id).look(({ phase }) => phase === 'over');
}

function wishFor(t: TableState, own: number) {
  const { game, pace, memoryAid, spectatorChat } = t.opening;
  const wishes = t.seats.map(({ level }, seat): SeatWish => {
    if (seat === own) return { kind: 'me' };
    return level === null ? { kind: 'open' } : { kind: 'bot', level };
  });
  return {
    game,
    options: t.opening.options as Record<string, unknown>,
    seats: [...wishes.slice(-1), ...wishes.slice(0, -1)],
    pace,
    memoryAid,
    spectatorChat,
  };
}
