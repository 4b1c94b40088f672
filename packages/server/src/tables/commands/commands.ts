import type { Seat } from '@regalia/kernel';
import type { Person, ToServer } from '@regalia/protocol';
import type { SeatOfToken } from '../../ports/store.ts';
import { RequestRefused } from '../state/errors.ts';
import type { LogEntry } from '../state/logEntry.ts';
import { seatOf, type TableState } from '../state/tableState.ts';
import { answer, withdraw } from '../verbs/answer.ts';
import { chat } from '../verbs/chat.ts';
import { commit, nonce } from '../verbs/deal.ts';
import { order } from '../verbs/order.ts';
import { addBot, leave, remove, removeBot, returnToSeat, sit } from '../verbs/seats.ts';
import { endsWithout, offerStop, resign, stopReply } from '../verbs/stop.ts';
import { undo, undoReply } from '../verbs/undo.ts';
import { checkBotLevel } from './checkBotLevel.ts';
import { checkHost, checkNotBlocked, checkToken, ownSeat, playedSeat } from './rights.ts';

/** Every command at a table, from a socket, HTTP or a program. */
export type Command =
  | Exclude<ToServer, { type: 'hello' | 'ping' }>
  | { readonly type: 'sit'; readonly seat?: Seat | undefined }
  /** The person returns to their seat, if they have one. */
  | { readonly type: 'return' }
  | { readonly type: 'leave' }
  | { readonly type: 'resign' }
  | { readonly type: 'add-bot'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'remove-bot'; readonly seat: Seat }
  | { readonly type: 'remove'; readonly person: string; readonly block: boolean };

/** A person, or a program with a token for that person's seat. */
export interface Actor {
  readonly person: Person;
  readonly token?: SeatOfToken;
}

type Verbs = {
  readonly [C in Command['type']]: (
    t: TableState,
    actor: Actor,
    command: Extract<Command, { type: C }>,
  ) => LogEntry | null;
};

const played = (t: TableState, { person }: Actor) => playedSeat(t, person.id);

const VERBS: Verbs = {
  commit: (t, actor, { commitment }) => commit(t, played(t, actor), commitment),
  nonce: (t, actor, command) => nonce(t, played(t, actor), command.nonce),
  answer: (t, actor, command) =>
    answer(t, played(t, actor), command.step, command.answer, actor.token === undefined ? 'person' : 'bot'),
  withdraw: (t, actor, { step }) => withdraw(t, played(t, actor), step),
  undo: (t, actor, { step }) => undo(t, played(t, actor), step),
  'undo-reply': (t, actor, { agree }) => undoReply(t, played(t, actor), agree),
  'offer-stop': (t, actor) => offerStop(t, played(t, actor)),
  'stop-reply': (t, actor, { agree }) => stopReply(t, played(t, actor), agree),
  order: (t, actor, command) => order(t, played(t, actor), command.order, command.choice),
  chat: (t, { person }, { text }) => chat(t, { from: person, text, phrase: null }),
  phrase: (t, { person }, { phrase }) => chat(t, { from: person, text: null, phrase }),
  sit: (t, { person }, { seat }) => sit(t, person, seat),
  return: (t, { person }) => {
    checkNotBlocked(t, person.id);
    const seat = seatOf(t, person.id);
    return seat === undefined ? null : returnToSeat(t, seat);
  },
  leave: (t, { person }) =>
    endsWithout(t, person) ? { kind: 'close', seat: null, body: {} } : leave(t, ownSeat(t, person.id)),
  resign: (t, { person }) => resign(t, ownSeat(t, person.id)),
  'add-bot': (t, { person }, { seat, level }) => {
    checkHost(t, person);
    checkBotLevel(t.game, level);
    return addBot(t, seat, level);
  },
  'remove-bot': (t, { person }, { seat }) => {
    checkHost(t, person);
    return removeBot(t, seat);
  },
  remove: (t, { person: host }, { person, block }) => {
    if (person === host.id) {
      throw new RequestRefused('bad-request', 'You can’t remove yourself. Leave the table instead.');
    }
    checkHost(t, host);
    return remove(t, person, block);
  },
};

/** What the command writes to the log; null if it changes nothing. */
export function entryFor(t: TableState, actor: Actor, command: Command): LogEntry | null {
  if (actor.token !== undefined) checkToken(t, actor.token);
  const verb = VERBS[command.type] as (t: TableState, actor: Actor, command: Command) => LogEntry | null;
  return verb(t, actor, command);
}
