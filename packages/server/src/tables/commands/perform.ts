import type { TableRegistry } from '../registry/TableRegistry.ts';
import type { LogEntry } from '../state/logEntry.ts';
import { isRepeatedMessage, seatOf, stepOf, type TableState } from '../state/tableState.ts';
import { comeBack } from '../verbs/seats.ts';
import { type Actor, type Command, entryFor } from './commands.ts';
import { isTokenValid } from './rights.ts';

/** What only one who plays does: it takes the seat back from whoever looks after it. */
const PLAYED: ReadonlySet<Command['type']> = new Set(['answer', 'withdraw', 'undo']);
const SAID: ReadonlySet<Command['type']> = new Set(['chat', 'phrase']);

/**
 * Does something at a table, wherever it came from, and tells the step it led to. A repeat is done once; refusals come as
 * `Refused`.
 */
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
    if (SAID.has(command.type)) table.chatRate.check(actor.person.id, clock.now());
    const line = entryFor(t, actor, command);
    isWritten = line !== null;
    if (isWritten && actor.person.name !== '') t.names.set(actor.person.id, actor.person.name);
    return withId(line, command);
  };
  let t: TableState;
  let isBack = true;
  do {
    t = await table.write((present) => {
      const back = PLAYED.has(command.type) ? backFirst(present, actor) : null;
      isBack = back === null;
      return back ?? decide(present);
    });
  } while (!isBack);
  if (isAnswer && isWritten)
    metrics.acknowledged(performance.now() - began, actor.token === undefined ? 'person' : 'program');
  return { step: stepOf(t) };
}

/** Whoever plays is back: a seat that was looked after is its person's again, before what they came for is done. */
function backFirst(t: TableState, { person, token }: Actor): LogEntry | null {
  if (token !== undefined && !isTokenValid(t, token)) return null;
  const seat = seatOf(t, person.id);
  return seat === undefined ? null : comeBack(t, seat);
}

function isRepeat(t: TableState, { person }: Actor, command: Command): boolean {
  const id = 'id' in command ? command.id : undefined;
  return id !== undefined && isRepeatedMessage(t, seatOf(t, person.id) ?? null, id);
}

/** The client's name for the command is kept with the line. */
function withId<L extends LogEntry>(line: L | null, command: Command): L | null {
  const id = 'id' in command ? command.id : undefined;
  return line === null || id === undefined ? line : { ...line, body: { ...line.body, id } };
}
