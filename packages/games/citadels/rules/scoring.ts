import type { Seat } from '@regalia/kernel';
import { CARDS, COLORS, cardOf, isActionCard, isBuilding } from './cards/printed.ts';
import { traitsOf } from './cards/traits.ts';
import { type CitadelsState, isComplete, NOBODY } from './state.ts';
import { cityOf, handOf } from './zones.ts';

const FIVE_COLORS = 3;
const FIRST_WITH_EIGHT = 4;
const WITH_EIGHT = 2;
export const PER_ACTION_CARD = 1;

/** CIT-8.2, CIT-9.5: the points of a seat as they would be counted now, and those of the buildings alone (CIT-8.4). */
export function pointsOf(s: Readonly<CitadelsState>, seat: Seat): { total: number; buildings: number } {
  const buildings = buildingPoints(s, seat);
  const bonus = colorBonus(s, seat) + eightBonus(s, seat) + PER_ACTION_CARD * actionCards(s, seat);
  return { total: buildings + bonus, buildings };
}

/** CIT-8.2 (a). */
export function buildingPoints(s: Readonly<CitadelsState>, seat: Seat): number {
  let points = 0;
  for (const card of cityOf(s, seat)) points += (CARDS[card] as (typeof CARDS)[number]).points;
  return points;
}

/** CIT-8.2 (b), CIT-7.4: the Haunted City stands in for one color that is missing. */
export function colorBonus(s: Readonly<CitadelsState>, seat: Seat): number {
  const colors = new Set<string>();
  let jokers = 0;
  for (const card of cityOf(s, seat)) {
    if (traitsOf(card).anyColor && isOldEnough(s)) jokers++;
    else if (isBuilding(card)) colors.add(cardOf(card).color as string);
  }
  return colors.size + jokers >= COLORS.length ? FIVE_COLORS : 0;
}

/** CIT-8.2 (c) (d), CIT-8.6. */
export function eightBonus(s: Readonly<CitadelsState>, seat: Seat): number {
  if (s.first === seat) return FIRST_WITH_EIGHT;
  return isComplete(s, seat) ? WITH_EIGHT : 0;
}

/** CIT-E14: not if it was built in the last round. */
export function isOldEnough(s: Readonly<CitadelsState>): boolean {
  return s.first === NOBODY || s.hauntedSince < s.round;
}

export function actionCards(s: Readonly<CitadelsState>, seat: Seat): number {
  return handOf(s, seat).filter(isActionCard).length;
}
