import type { Seat } from '@regalia/kernel';
import type { ToServer } from '@regalia/protocol';
import { playedSeat } from '../tables/desk/seating.ts';
import type { Line } from '../tables/log.ts';
import { hasHeard, seatOf, type TableState } from '../tables/state.ts';
import { answer, withdraw } from '../tables/verbs/answer.ts';
import { say } from '../tables/verbs/chat.ts';
import { giveNonce } from '../tables/verbs/start.ts';
import { offerStop, replyToStop } from '../tables/verbs/stop.ts';
import { replyToUndo, undo } from '../tables/verbs/undo.ts';
import type { Connection } from './connection.ts';

type Verb = Exclude<ToServer['type'], 'hello' | 'ping' | 'chat' | 'phrase'>;
type Verbs = {
  readonly [V in Verb]: (t: TableState, seat: Seat, message: Extract<ToServer, { type: V }>) => Line | null;
};

const VERBS: Verbs = {
  nonce: (t, seat, { nonce }) => giveNonce(t, seat, nonce),
  answer: (t, seat, message) => answer(t, seat, message.step, message.answer, 'person'),
  withdraw: (t, seat, { step }) => withdraw(t, seat, step),
  undo: (t, seat, { step }) => undo(t, seat, step),
  'undo-reply': (t, seat, { agree }) => replyToUndo(t, seat, agree),
  'offer-stop': (t, seat) => offerStop(t, seat),
  'stop-reply': (t, seat, { agree }) => replyToStop(t, seat, agree),
};

type Sayable = Exclude<ToServer, { type: 'hello' | 'ping' }>;

/** What the message writes into the log, by the person who sent it; null if it changes nothing, or not a second time. */
export function lineFor(t: TableState, connection: Connection, message: Sayable): Line | null {
  const id = 'id' in message ? message.id : undefined;
  if (id === undefined) return lineOf(t, connection, message);
  if (hasHeard(t, seatOf(t, connection.person.id) ?? null, id)) return null;
  const line = lineOf(t, connection, message);
  return line === null ? null : withId(line, id);
}

function withId<L extends Line>(line: L, id: string): L {
  return { ...line, body: { ...line.body, id } };
}

function lineOf(t: TableState, { person: from }: Connection, message: Sayable): Line | null {
  if (message.type === 'chat') return say(t, { from, text: message.text, phrase: null });
  if (message.type === 'phrase') return say(t, { from, text: null, phrase: message.phrase });
  const verb = VERBS[message.type] as (t: TableState, seat: Seat, message: ToServer) => Line | null;
  return verb(t, playedSeat(t, from.id), message);
}
