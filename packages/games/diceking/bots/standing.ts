import type { Seat } from '@regalia/kernel';
import { pointsOf } from '../rules/scoring.ts';
import type { DicekingState } from '../rules/state.ts';
import { cardsIn, faceDown, faceUp, TILES } from '../rules/zones.ts';

/** What the chance to win is estimated from: leads over the best of the others, by points, and tiles left. */
export interface Standing {
  readonly points: number;
  readonly jokers: number;
  readonly superJokers: number;
  readonly tiles: number;
}

/** How a seat stands. */
export function standingOf(s: Readonly<DicekingState>, seat: Seat): Standing {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) {
    const points = other === seat ? Number.NEGATIVE_INFINITY : pointsOf(s, other);
    if (points <= most) continue;
    most = points;
    best = other;
  }
  return {
    points: pointsOf(s, seat) - most,
    jokers: cardsIn(s, faceUp(seat)).length - cardsIn(s, faceUp(best)).length,
    superJokers: cardsIn(s, faceDown(seat)).length - cardsIn(s, faceDown(best)).length,
    tiles: cardsIn(s, TILES).length,
  };
}
