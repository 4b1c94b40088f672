import type { Seat } from '@regalia/kernel';
import { pointsOf } from '../../rules/scoring.ts';
import type { DicekingState } from '../../rules/state.ts';

/** This many points behind the best of the others, a seat's loss counts half as much as that one's. Found by trial. */
const HALF = 2;

/** How much of each seat's loss is one's own gain: shares of 1 among the others, more of it the better they stand. */
export function spitesOf(s: Readonly<DicekingState>, seat: Seat): number[] {
  if (s.seats === 2) return s.tokens.map((_, other) => (other === seat ? 0 : 1));
  const points = s.tokens.map((_, other) => (other === seat ? Number.NEGATIVE_INFINITY : pointsOf(s, other)));
  const best = Math.max(...points);
  const weights = points.map((own) => HALF / (HALF + best - own));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
