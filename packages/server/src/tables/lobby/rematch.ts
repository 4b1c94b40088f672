import type { Person, SeatWish } from '@regalia/protocol';
import { perform } from '../commands/perform.ts';
import { ownSeat } from '../commands/rights.ts';
import type { TableRegistry } from '../registry/TableRegistry.ts';
import { RequestRefused } from '../state/errors.ts';
import type { TableState } from '../state/tableState.ts';
import { createTable } from './createTable.ts';

/** A new table like this one, with every seat moved by one. The first request creates it; later ones join it. */
export function rematch(registry: TableRegistry, id: string, person: Person): Promise<string> {
  const own = (pending.get(id) ?? Promise.resolve()).then(() => makeOrJoin(registry, id, person));
  const done = own.then(
    () => undefined,
    () => undefined,
  );
  pending.set(id, done);
  void done.then(() => pending.get(id) === done && pending.delete(id));
  return own;
}

/** The last request by table: requests are serialized, so each sees the result of the one before. */
const pending = new Map<string, Promise<void>>();

async function makeOrJoin(registry: TableRegistry, id: string, person: Person): Promise<string> {
  const old = registry.table(id);
  const plan = await old.read((t) => {
    const own = ownSeat(t, person.id);
    if (t.phase !== 'over') throw new RequestRefused('wrong-phase', 'This game is not over yet. Finish it first.');
    return { before: t.rematch, wish: wishFor(t, own) };
  });
  const { before } = plan;
  if (before !== null && !(await isOver(registry, before))) {
    await perform(registry, before, { person }, { type: 'sit' });
    return before;
  }
  const made = await createTable(registry, person, plan.wish);
  const { rematch: chosen } = await old.write((t) =>
    t.rematch === before ? { kind: 'rematch', seat: null, body: { table: made } } : null,
  );
  if (chosen !== null && chosen !== made) await perform(registry, chosen, { person }, { type: 'sit' });
  return chosen ?? made;
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
