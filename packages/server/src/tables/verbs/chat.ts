import type { Change } from '../change.ts';
import { Refused } from '../errors.ts';
import { type Dated, type LineOf, type Said, whoIs } from '../log.ts';
import { seatOf, type TableState } from '../state.ts';

/** What a table remembers of its chat. */
const CHAT_LENGTH = 200;

export function say(t: TableState, said: Said): LineOf<'chat'> {
  const seat = seatOf(t, said.from.id) ?? null;
  if (seat === null && !t.opening.spectatorChat) {
    throw new Refused('chat-off', 'Spectators cannot chat at this table. Take a seat to join in.');
  }
  return { kind: 'chat', seat, body: { ...said, from: whoIs(said.from) } };
}

export function foldChat(t: TableState, { seat, body, at }: Dated<LineOf<'chat'>>): Change {
  const { from, text, phrase } = body;
  const line = { n: t.said++, from: whoIs(from), seat, text, phrase, at };
  if (text === null && phrase === null) return {};
  t.chat.push(line);
  if (t.chat.length > CHAT_LENGTH) t.chat.shift();
  return { chat: line };
}
