import type { Answer, Decision, Seat } from '@regalia/kernel';
import { pointsOf } from './scoring.ts';
import type { DicekingState } from './state.ts';

/** Lead over the best of the others. */
export function evaluate(s: Readonly<DicekingState>, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, pointsOf(s, other));
  return pointsOf(s, seat) - best;
}

/** For an absent person: stops rolling, takes a card that must be taken without jokers, steals nothing. */
export function fallback(_: DicekingState, d: Decision): Answer {
  return d.options.slice(0, d.min);
}
