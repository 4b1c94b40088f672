import { type ToServer, toServer } from '@regalia/protocol';
import type { Logger } from '../ports/logger.ts';
import { INTERNAL_ERROR, RequestRefused } from '../tables/state/errors.ts';
import { describeIssues } from '../validation/describeIssues.ts';
import type { Connection } from './Connection.ts';

/** Processes one message of a client: accepts, refuses or answers it. Never throws. */
export async function receive(connection: Connection, text: string, log: Logger): Promise<void> {
  const said = parse(text);
  const re = reOf(said);
  const parsed = toServer.safeParse(said);
  if (!parsed.success) return connection.refuse(re, 'bad-request', describeIssues(parsed.error.issues, 'The message'));
  const message = parsed.data;
  if (!connection.begin()) return connection.refuse(re, 'too-many', 'You ask for too much at once. Wait a moment.');
  try {
    await handle(connection, message, re);
  } catch (error) {
    if (!(error instanceof RequestRefused)) {
      log.error({ error: (error as Error).message, type: message.type }, 'handling a message failed');
      return connection.refuse(re, INTERNAL_ERROR.code, INTERNAL_ERROR.message);
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
  const { step } = await connection.perform(message);
  connection.send({ type: 'accepted', re, step });
}

/** Undefined if it is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The client's id for its message, even if the rest is malformed. */
function reOf(said: unknown): number | null {
  const re = typeof said === 'object' && said !== null && 're' in said ? said.re : null;
  return typeof re === 'number' && Number.isSafeInteger(re) && re >= 0 ? re : null;
}
