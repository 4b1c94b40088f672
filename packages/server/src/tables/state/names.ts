import type { Person } from '@regalia/protocol';
import type { PersonRef } from './logEntry.ts';
import type { TableState } from './tableState.ts';

/** Current names by person. Not part of the log. */
export type Names = ReadonlyMap<string, string>;

/** The name of an erased person. */
const ERASED = 'Guest';

export function withName(names: Names, { id }: PersonRef): Person {
  return { id, name: names.get(id) ?? ERASED };
}

/** Adds names to the people on seats. */
export function withSeatNames<S extends { readonly person: PersonRef | null }>(
  names: Names,
  seats: readonly S[],
): (Omit<S, 'person'> & { readonly person: Person | null })[] {
  return seats.map((seat) => ({ ...seat, person: seat.person && withName(names, seat.person) }));
}

/** Everybody whose name a viewer may see. */
export function namesNeededAt(t: TableState): string[] {
  const seated = t.seats.flatMap(({ person }) => person?.id ?? []);
  return [...new Set([t.opening.host.id, ...seated, ...t.chat.map(({ from }) => from.id)])];
}
