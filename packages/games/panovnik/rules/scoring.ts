import type { Card, Seat } from '@regalia/kernel';
import { lawOf } from './cards/laws.ts';
import { isLaw } from './cards/printed.ts';
import { type Circle, isSlot, type Slot } from './pyramid/pyramid.ts';
import { type Reckoning, reckon, setsOf } from './pyramid/reckoning.ts';
import type { PanovnikState } from './state.ts';
import { cardsIn, pyramid } from './zones.ts';

/** PAN-10.12. */
export const SET_POINTS = 12;
/** PAN-10.13. */
export const ATTACK_PENALTY = 4;

/** PAN-10.7: points of the one-colored circles, without what law 79 adds. */
export function circlePoints({ circles, recoloring, circleBonus }: Reckoning): number {
  let sum = 0;
  for (let i = 0; i < circles.length; i++) {
    const color = recoloring.colors[i] as number;
    if (color >= 0) sum += (circles[i] as Circle).level + (circleBonus[color] as number);
  }
  return sum;
}

/** PAN-10.9: what the laws in slots bring, by their texts. */
export function lawPoints(r: Reckoning): number {
  let sum = 0;
  for (const card of cardsIn(r.state, pyramid(r.seat))) sum += pointsOfLaw(r, card);
  return sum;
}

/** PAN-9.2: a law scores only in a slot. */
export function pointsOfLaw(r: Reckoning, card: Card): number {
  if (!isLaw(card) || !isSlot(r.state.place[card] as number)) return 0;
  const { end } = lawOf(card);
  return end === null ? 0 : end.each * end.count(r, r.state.place[card] as Slot);
}

/** PAN-10.13: never a gain. */
export function attackPoints(attacks: number, defense: number): number {
  return attacks > defense ? -ATTACK_PENALTY * (attacks - defense) : 0;
}

/** Attack tokens left to all opponents together. */
export function attacksOn({ attacks }: Readonly<PanovnikState>, seat: Seat): number {
  let sum = 0;
  for (let other = 0; other < attacks.length; other++) if (other !== seat) sum += attacks[other] as number;
  return sum;
}

/** PAN-10.7 to 10.12: what a pyramid brings by itself. */
export function pyramidPoints(r: Reckoning): number {
  return circlePoints(r) + r.eternalPoints + lawPoints(r) + r.points + r.magic * r.magicBonus + SET_POINTS * setsOf(r);
}

/** PAN-10.7 to 10.13, the gems behind the screen used for recoloring. */
export function totalOf(s: Readonly<PanovnikState>, seat: Seat): number {
  const r = reckon(s, seat, true);
  return pyramidPoints(r) + attackPoints(attacksOn(s, seat), r.defense);
}
