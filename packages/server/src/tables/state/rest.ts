import type { Answer, AnsweredBy, Seat } from '@regalia/kernel';
import { isAutoPlayed, seatState, type TableState, votingSeats } from './tableState.ts';

/** The number of consecutive automatic answers after which a person counts as absent. */
const MOST_MISSED = 3;

/** Whether nobody seems to be playing: every person with a vote has reached that number. */
export function isUnattended(t: TableState): boolean {
  const people = votingSeats(t);
  return people.length > 0 && people.every((seat) => seatState(t, seat).missed >= MOST_MISSED);
}

/**
 * Counts consecutive automatic answers for a person. A standing order says nothing about whether its person is
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
