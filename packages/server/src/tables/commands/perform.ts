import type { TableRegistry } from '../registry/TableRegistry.ts';
import type { LogEntry } from '../state/logEntry.ts';
import { isRepeatedMessage, seatOf, stepOf, type TableState } from '../state/tableState.ts';
import { returnToSeat } from '../verbs/seats.ts';
import { type Actor, type Command, entryFor } from './commands.ts';
import { isTokenValid } from './rights.ts';

/** Commands that first give the seat back to its person. */
const TAKES_SEAT_BACK: ReadonlySet<Command['type']> = new Set(['answer', 'withdraw', 'undo']);

/** Performs a command at a table and returns the resulting step. A repeated message counts once. Throws RequestRefused. */
export async function perform(
  registry: TableRegistry,
  id: string,
  actor: Actor,
  command: Command,
): Promise<{ step: number }> {
  const { clock, metrics } = registry.deps;
  const began = performance.now();
  const table = registry.table(id);
  const isAnswer = command.type === 'answer';
  let isWritten = false;
  const decide = (t: TableState): LogEntry | null => {
    if (isRepeat(t, actor, command)) return null;
    if (command.type === 'chat' || command.type === 'phrase') {
      registry.checkChat(actor.person.id, command.type === 'chat' ? command.text : '');
      table.chatRate.check(actor.person.id, clock.now());
    }
    const entry = entryFor(t, actor, command);
    isWritten = entry !== null;
    if (isWritten && actor.person.name !== '') t.names.set(actor.person.id, actor.person.name);
    return withId(entry, command);
  };
  let t: TableState;
  let isBack = true;
  do {
    t = await table.write((present) => {
      const back = TAKES_SEAT_BACK.has(command.type) ? returnFirst(present, actor) : null;
      isBack = back === null;
      return back ?? decide(present);
    });
  } while (!isBack);
  if (isAnswer && isWritten)
    metrics.acknowledged(performance.now() - began, actor.token === undefined ? 'person' : 'program');
  return { step: stepOf(t) };
}

/** The entry that gives a seat played by a bot back to the actor, before the command itself. */
function returnFirst(t: TableState, { person, token }: Actor): LogEntry | null {
  if (token !== undefined && !isTokenValid(t, token)) return null;
  const seat = seatOf(t, person.id);
  return seat === undefined ? null : returnToSeat(t, seat);
}

function isRepeat(t: TableState, { person }: Actor, command: Command): boolean {
  const id = 'id' in command ? command.id : undefined;
  return id !== undefined && isRepeatedMessage(t, seatOf(t, person.id) ?? null, id);
}

/** Stores the client's id of the message with the entry. */
function withId<E extends LogEntry>(entry: E | null, command: Command): E | null {
  const id = 'id' in command ? command.id : undefined;
  return entry === null || id === undefined ? entry : { ...entry, body: { ...entry.body, id } };
}
