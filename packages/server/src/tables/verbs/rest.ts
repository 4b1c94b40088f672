import type { TableChange } from '../state/tableChange.ts';
import type { TableState } from '../state/tableState.ts';

/** Nothing happens by itself until one of the people returns. */
export function foldRest(t: TableState): TableChange {
  t.resting = true;
  return { table: true, step: true };
}

/** Continues where the game was: everybody who is asked has the whole time again. */
export function resume(t: TableState, at: number): TableChange {
  t.resting = false;
  t.askedAt = at;
  for (const seat of t.seats) seat.missed = 0;
  return { table: true, step: true };
}
