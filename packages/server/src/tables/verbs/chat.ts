import { RequestRefused } from '../state/errors.ts';
import { type ChatBody, type Dated, type EntryOf, personRef } from '../state/logEntry.ts';
import type { TableChange } from '../state/tableChange.ts';
import { seatOf, type TableState } from '../state/tableState.ts';

/** How many messages a table keeps. */
const CHAT_LENGTH = 200;

export function chat(t: TableState, message: ChatBody): EntryOf<'chat'> {
  const seat = seatOf(t, message.from.id) ?? null;
  if (seat === null && !t.opening.spectatorChat) {
    throw new RequestRefused('chat-off', 'Spectators can’t chat at this table. Take a seat to join in.');
  }
  return { kind: 'chat', seat, body: { ...message, from: personRef(message.from) } };
}

export function foldChat(t: TableState, { seat, body, at }: Dated<EntryOf<'chat'>>): TableChange {
  const { from, text, phrase } = body;
  const line = { n: t.said++, from: personRef(from), seat, text, phrase, at };
  if (text === null && phrase === null) return {};
  t.chat.push(line);
  if (t.chat.length > CHAT_LENGTH) t.chat.shift();
  return { chat: line };
}
