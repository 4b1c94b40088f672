import type { Answer, Decision, Seat } from '@regalia/kernel';
import { totalOf } from './scoring.ts';
import { gemCount, type PanovnikState } from './state.ts';
import { handSize } from './zones.ts';

/** Lead over the best of the others in points as they stand; alone, the points themselves. */
export function evaluate(s: Readonly<PanovnikState>, seat: Seat): number {
  const own = standing(s, seat);
  if (s.seats === 1) return own;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, standing(s, other));
  return own - best;
}

function standing(s: Readonly<PanovnikState>, seat: Seat): number {
  return totalOf(s, seat) + 0.3 * gemCount(s, seat) + 0.5 * handSize(s, seat);
}

/** For an absent person: passes, takes what must be taken, and else nothing. */
export function fallback(_: PanovnikState, d: Decision): Answer {
  const copies = d.options.flatMap((option, i) => new Array<number>(d.limits?.[i] ?? 1).fill(option));
  return copies.slice(0, d.min);
}
