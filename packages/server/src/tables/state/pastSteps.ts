import type { Seat } from '@regalia/kernel';
import type { TableState } from './tableState.ts';

/** The seats whose answers an undo of the seat's last answer would undo, one entry per answer. */
export function undoneAnswers(t: TableState, seat: Seat): Seat[] {
  const from = lastAnsweredStep(t, seat);
  if (from < 0) return [];
  const undone = t.standing.slice(from).map((step) => t.past[step]);
  return undone.flatMap((past) => (past?.kind === 'events' ? past.answers.map((answer) => answer.seat) : []));
}

/** The index in `standing` of the step in which the seat answered last; -1 if there is none. */
export function lastAnsweredStep(t: TableState, seat: Seat): number {
  return t.standing.findLastIndex((step) => {
    const past = t.past[step];
    return past?.kind === 'events' && past.answers.some((answer) => answer.seat === seat);
  });
}

/** How many answers these steps had. */
export function countAnswers(t: TableState, steps: readonly number[]): number {
  return steps.reduce((sum, step) => {
    const past = t.past[step];
    return sum + (past?.kind === 'events' ? past.answers.length : 0);
  }, 0);
}
