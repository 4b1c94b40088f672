import type { Answer, AnsweredBy, Seat } from '@regalia/kernel';
import { isAutoPlayed, seatState, type TableState, votingSeats } from './tableState.ts';

/** How many of a person's answers in a row the server gives before they count as gone. */
const MOST_MISSED = 3;

/** Whether each person with a vote has let the server answer often enough that nobody seems to be playing. */
export function isUnattended(t: TableState): boolean {
  const people = votingSeats(t);
  return people.length > 0 && people.every((seat) => seatState(t, seat).missed >= MOST_MISSED);
}

/**
 * Counts what the server answers for a person in a row. An answer by a standing order says nothing of whether its person is
 * there.
 */
export function countMissed(t: TableState, seat: Seat, by: AnsweredBy, isStanding: boolean): void {
  const state = seatState(t, seat);
  const isServer = by === 'fallback' || (by === 'bot' && isAutoPlayed(state));
  if (state.kind === 'person' && !isStanding) state.missed = isServer ? state.missed + 1 : 0;
}

export function isSameAnswer(one: Answer, other: Answer): boolean {
  return one.length === other.length && one.every((option, i) => option === other[i]);
}
