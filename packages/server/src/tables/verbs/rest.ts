import type { TableChange } from '../state/tableChange.ts';
import type { TableState } from '../state/tableState.ts';

/** Pauses the table until one of the people returns. */
export function foldRest(t: TableState): TableChange {
  t.resting = true;
  return { table: true, step: true };
}

/** Resumes the game: everybody who is asked gets the whole time again. */
export function resume(t: TableState, at: number): TableChange {
  t.resting = false;
  t.askedAt = at;
  for (const seat of t.seats) seat.missed = 0;
  return { table: true, step: true };
}
