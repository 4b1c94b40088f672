import type { Person } from '@regalia/protocol';
import type { RemotePart } from '../../tableModel/TableSource.ts';

/** Everybody else who sits at the table or has spoken there, each once; not those who play, whom nobody can remove. */
export function guestsOf({ info, chat, me }: Pick<RemotePart, 'info' | 'chat' | 'me'>): Person[] {
  const people = [...info.seats.flatMap(({ person }) => person ?? []), ...chat.map(({ from }) => from)];
  return [...new Map(people.map((person) => [person.id, person])).values()].filter(
    ({ id }) => id !== me && (info.phase !== 'playing' || !info.seats.some(({ person }) => person?.id === id)),
  );
}
