import { type ToServer, toServer } from '@regalia/protocol';
import { Refused } from '../tables/errors.ts';
import type { Logger } from '../tables/surroundings.ts';
import type { Connection } from './connection.ts';

/** Takes one message from a client to its end: accepted, refused, or answered. Never throws. */
export async function receive(connection: Connection, text: string, log: Logger): Promise<void> {
  const message = parse(text);
  if (message === undefined) {
    return connection.refuse(null, 'bad-request', 'The server does not understand this message. Load the page again.');
  }
  const re = 're' in message ? (message.re ?? null) : null;
  if (!connection.begin()) return connection.refuse(re, 'too-many', 'You ask for too much at once. Wait a moment.');
  try {
    await handle(connection, message, re);
  } catch (error) {
    if (!(error instanceof Refused)) {
      log.error({ error: (error as Error).message, type: message.type }, 'a message could not be handled');
      return connection.refuse(re, 'internal', 'Something went wrong on the server. Try again in a moment.');
    }
    connection.send({ type: 'error', re, error: error.toWire() });
    if (error.code === 'stale-step' || error.code === 'future-step') await connection.refresh().catch(() => undefined);
  } finally {
    connection.end();
  }
}

async function handle(connection: Connection, message: ToServer, re: number | null): Promise<void> {
  if (message.type === 'hello') return connection.greet(message);
  if (!connection.hasGreeted) await connection.greeted();
  if (message.type === 'ping') return connection.pong(re);
  connection.send({ type: 'accepted', re, ...(await connection.perform(message)) });
}

function parse(text: string): ToServer | undefined {
  try {
    const parsed = toServer.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
