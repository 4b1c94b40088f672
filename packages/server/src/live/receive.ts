import { type ToServer, toServer } from '@regalia/protocol';
import type { Meters } from '../metrics.ts';
import { Refused } from '../tables/errors.ts';
import { actAsPlayer } from '../tables/index.ts';
import { stepOf, type TableState } from '../tables/state.ts';
import type { Logger } from '../tables/surroundings.ts';
import type { Connection } from './connection.ts';
import { lineFor } from './verbs.ts';

/** What only one who plays says. */
const PLAYED: ReadonlySet<ToServer['type']> = new Set(['answer', 'withdraw', 'undo']);

/** Takes one message from a client to its end: accepted, refused, or answered. Never throws. */
export async function receive(connection: Connection, text: string, log: Logger, meters: Meters): Promise<void> {
  const message = parse(text);
  if (message === undefined) {
    return connection.refuse(null, 'bad-request', 'The server does not understand this message. Load the page again.');
  }
  const re = 're' in message ? (message.re ?? null) : null;
  try {
    await handle(connection, message, re, meters);
  } catch (error) {
    if (!(error instanceof Refused)) {
      log.error({ error: (error as Error).message, type: message.type }, 'a message could not be handled');
      return connection.refuse(re, 'internal', 'Something went wrong on the server. Try again in a moment.');
    }
    connection.send({ type: 'error', re, error: error.toWire() });
    if (error.code === 'stale-step' || error.code === 'future-step') await connection.refresh();
  }
}

async function handle(connection: Connection, message: ToServer, re: number | null, meters: Meters): Promise<void> {
  if (message.type === 'hello') return connection.greet(message);
  if (!connection.hasGreeted) await connection.greeted();
  if (message.type === 'ping') return connection.pong(re);
  const began = performance.now();
  const { table, person } = connection;
  const decide = (present: TableState) => lineFor(present, connection, message);
  const t = await (PLAYED.has(message.type) ? actAsPlayer(table, person.id, decide) : table.act(decide));
  connection.send({ type: 'accepted', re, step: stepOf(t) });
  if (message.type === 'answer') meters.acknowledged(performance.now() - began);
}

function parse(text: string): ToServer | undefined {
  try {
    const parsed = toServer.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
