import type { Answer, Decision, Seat } from '@regalia/kernel';
import { judgeKingdom, standingOf } from './scoring.ts';
import { opponentOf, ROUNDS, type TidesState, totalOf } from './state.ts';
import { cardsIn, kingdomOf, monuments } from './zones.ts';

/** Lead in points: what stands, and what the kingdoms would bring now, monuments once more for every round to come. */
export function evaluate(s: Readonly<TidesState>, seat: Seat): number {
  const other = opponentOf(seat);
  const banked = totalOf(s, seat) - totalOf(s, other);
  if (s.round === ROUNDS) return banked;
  const later = ROUNDS - 1 - s.round;
  return banked + lead(s, seat, kingdomOf) + (later * lead(s, seat, monumentsOf)) / 2;
}

/** TID-3.1 leaves no harmless pass, so an absent person takes the first card, keeps the first and removes the second. */
export function fallback(_: TidesState, d: Decision): Answer {
  return d.options.slice(0, d.min);
}

function lead(s: Readonly<TidesState>, seat: Seat, cardsOf: typeof kingdomOf): number {
  const mine = standingOf(cardsOf(s, seat));
  const theirs = standingOf(cardsOf(s, opponentOf(seat)));
  return judgeKingdom(mine, theirs, s) - judgeKingdom(theirs, mine, s);
}

function monumentsOf(s: Readonly<TidesState>, seat: Seat): number[] {
  return cardsIn(s, monuments(seat)).slice();
}
