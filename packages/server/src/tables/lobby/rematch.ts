import type { Person, SeatWish } from '@regalia/protocol';
import { ownSeat } from '../commands/rights.ts';
import type { TableRegistry } from '../registry/TableRegistry.ts';
import { RequestRefused } from '../state/errors.ts';
import type { TableState } from '../state/tableState.ts';
import { createTable } from './createTable.ts';
import { sitDown } from './seating.ts';

/** The same again, every seat moved on by one. Whoever asks first makes the table; the others sit down at it. */
export function playAgain(registry: TableRegistry, id: string, person: Person): Promise<string> {
  const mine = (underWay.get(id) ?? Promise.resolve()).then(() => makeOrJoin(registry, id, person));
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

async function makeOrJoin(registry: TableRegistry, id: string, person: Person): Promise<string> {
  const old = registry.table(id);
  const plan = await old.read((t) => {
    const own = ownSeat(t, person.id);
    if (t.phase !== 'over') throw new RequestRefused('wrong-phase', 'This game is not over yet.');
    return { before: t.rematch, wish: wishFor(t, own) };
  });
  const { before } = plan;
  if (before !== null && !(await isOver(registry, before))) {
    await sitDown(registry, before, person);
    return before;
  }
  const made = await createTable(registry, person, plan.wish);
  const { rematch } = await old.write((t) =>
    t.rematch === before ? { kind: 'rematch', seat: null, body: { table: made } } : null,
  );
  if (rematch !== null && rematch !== made) await sitDown(registry, rematch, person);
  return rematch ?? made;
}

function isOver(registry: TableRegistry, id: string): Promise<boolean> {
  return registry.table(id).read(({ phase }) => phase === 'over');
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
