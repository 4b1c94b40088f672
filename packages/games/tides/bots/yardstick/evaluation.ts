import type { Card } from '@regalia/kernel';
import { countSymbols } from '../../rules/scoring.ts';
import { ROUNDS, type TidesState, totalOf } from '../../rules/state.ts';
import { cardsIn, hand, kingdomOf, monuments } from '../../rules/zones.ts';
import { expectPoints, outlookOf } from './forecast.ts';

/** Symbols in both hands of a later round, rounded down. */
const USUAL = [1, 1, 1, 1, 1] as const;
/** A later round counts for less: what it brings is less sure. Found by trial. */
const LATER = 0.7;

/** Lead in points: what stands, what this round may bring, and what the monuments may bring in the rounds to come. */
export function leadsOf(s: Readonly<TidesState>): number[] {
  const lead = leadOfFirst(s);
  return [lead, -lead];
}

function leadOfFirst(s: Readonly<TidesState>): number {
  const banked = totalOf(s, 0) - totalOf(s, 1);
  if (s.round === ROUNDS) return banked;
  const loose = countSymbols(cardsIn(s, hand(0)).concat(cardsIn(s, hand(1))));
  const now = leadIn(kingdomOf(s, 0), kingdomOf(s, 1), loose);
  const later = ROUNDS - 1 - s.round;
  if (later === 0) return banked + now;
  return banked + now + later * LATER * leadIn(cardsIn(s, monuments(0)), cardsIn(s, monuments(1)), USUAL);
}

function leadIn(own: readonly Card[], other: readonly Card[], loose: readonly number[]): number {
  const mine = outlookOf(own);
  const theirs = outlookOf(other);
  return expectPoints(mine, theirs, loose) - expectPoints(theirs, mine, loose);
}
