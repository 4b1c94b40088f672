import type { Seat } from '@regalia/kernel';
import type { Person, ToServer } from '@regalia/protocol';
import type { SeatOfToken } from '../../ports/store.ts';
import { checkBotLevel } from '../lobby/createTable.ts';
import { RequestRefused } from '../state/errors.ts';
import type { LogEntry } from '../state/logEntry.ts';
import { seatOf, type TableState } from '../state/tableState.ts';
import { answer, withdraw } from '../verbs/answer.ts';
import { say } from '../verbs/chat.ts';
import { giveOrder } from '../verbs/order.ts';
import { comeBack, freeBotSeat, leave, seatBot, sit } from '../verbs/seats.ts';
import { giveNonce } from '../verbs/start.ts';
import { endsWithout, offerStop, replyToStop, resign } from '../verbs/stop.ts';
import { replyToUndo, undo } from '../verbs/undo.ts';
import { checkHost, checkToken, ownSeat, playedSeat } from './rights.ts';

/** Everything that can be done at a table, whether it comes over a socket, over HTTP or from a program. */
export type Command =
  | Exclude<ToServer, { type: 'hello' | 'ping' }>
  | { readonly type: 'sit'; readonly seat?: Seat | undefined }
  /** Whoever has a seat is here again. */
  | { readonly type: 'come-back' }
  | { readonly type: 'leave' }
  | { readonly type: 'resign' }
  | { readonly type: 'seat-bot'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'free-bot'; readonly seat: Seat }
  | { readonly type: 'show-out'; readonly person: string; readonly block: boolean };

/** Who does it: a person, or with a token of that person's seat a program. */
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
  nonce: (t, actor, { nonce }) => giveNonce(t, played(t, actor), nonce),
  answer: (t, actor, command) =>
    answer(t, played(t, actor), command.step, command.answer, actor.token === undefined ? 'person' : 'bot'),
  withdraw: (t, actor, { step }) => withdraw(t, played(t, actor), step),
  undo: (t, actor, { step }) => undo(t, played(t, actor), step),
  'undo-reply': (t, actor, { agree }) => replyToUndo(t, played(t, actor), agree),
  'offer-stop': (t, actor) => offerStop(t, played(t, actor)),
  'stop-reply': (t, actor, { agree }) => replyToStop(t, played(t, actor), agree),
  order: (t, actor, { order, choice }) => giveOrder(t, played(t, actor), order, choice),
  chat: (t, { person }, { text }) => say(t, { from: person, text, phrase: null }),
  phrase: (t, { person }, { phrase }) => say(t, { from: person, text: null, phrase }),
  sit: (t, { person }, { seat }) => sit(t, person, seat),
  'come-back': (t, { person }) => {
    if (t.blocked.has(person.id)) throw new RequestRefused('blocked', 'The host does not want you at this table.');
    const seat = seatOf(t, person.id);
    return seat === undefined ? null : comeBack(t, seat);
  },
  leave: (t, { person }) =>
    endsWithout(t, person) ? { kind: 'close', seat: null, body: {} } : leave(t, ownSeat(t, person.id)),
  resign: (t, { person }) => resign(t, ownSeat(t, person.id)),
  'seat-bot': (t, { person }, { seat, level }) => {
    checkHost(t, person);
    checkBotLevel(t.game, level);
    return seatBot(t, seat, level);
  },
  'free-bot': (t, { person }, { seat }) => {
    checkHost(t, person);
    return freeBotSeat(t, seat);
  },
  'show-out': showOut,
};

/** What the command writes into the log; null if it changes nothing. */
export function entryFor(t: TableState, actor: Actor, command: Command): LogEntry | null {
  if (actor.token !== undefined) checkToken(t, actor.token);
  const verb = VERBS[command.type] as (t: TableState, actor: Actor, command: Command) => LogEntry | null;
  return verb(t, actor, command);
}

/** Shows a person out; with `block`, for good. Never one who plays: the seat is that person's until the end. */
function showOut(
  t: TableState,
  { person: host }: Actor,
  { person, block }: { person: string; block: boolean },
): LogEntry | null {
  if (person === host.id)
    throw new RequestRefused('bad-request', 'You cannot remove yourself. Leave the table instead.');
  checkHost(t, host);
  if (t.phase === 'playing' && seatOf(t, person) !== undefined)
    throw new RequestRefused(
      'wrong-phase',
      'Nobody can be removed from a game that is being played. You can offer to stop it.',
    );
  if (block) return t.blocked.has(person) ? null : { kind: 'block', seat: null, body: { person } };
  const seat = seatOf(t, person);
  return seat === undefined ? null : leave(t, seat);
}
