import type { Card, Seat } from '@regalia/kernel';
import { isLaw } from './cards/card.ts';
import { lawOf } from './cards/law.ts';
import { ALL_COLORS } from './colors.ts';
import {
  adjacentCharacters,
  type Circle,
  circlesOf,
  isSlot,
  levelOf,
  lookAtPyramid,
  type Slot,
  seatOf,
  tuckedUnder,
} from './pyramid.ts';
import type { Reckoning } from './reckoning.ts';
import { recolor } from './recolor.ts';
import { gemsOf, type PanovnikState } from './state.ts';
import { colorOf, DEFENSE, isEternal, isPoints, kindOf, MAGIC, SCIENCE, tokenValue } from './tokens.ts';
import { kindOnSlot, slotOfToken } from './tokensOnCards.ts';
import { cardsIn, pyramid, tuckedCharacters, tuckedLaws } from './zones.ts';

/** PAN-10.12. */
export const SET_POINTS = 12;
/** PAN-10.13. */
export const ATTACK_PENALTY = 4;
const JEWELLERS_GUILD: Card = 79;

const NO_GEMS: readonly number[] = [0, 0, 0, 0];

/** A pyramid with the gems behind its screen used as well as can be; with `gems` left out none are used. */
export function reckon(s: Readonly<PanovnikState>, seat: Seat, withGems: boolean): Reckoning {
  const circleBonus = [0, 0, 0, 0];
  const counts = { points: 0, magic: 0, magicBonus: 0, science: 0, defense: 0 };
  countTokens(s, seat, circleBonus, counts);
  const perCircle = hasInSlot(s, seat, JEWELLERS_GUILD) ? circleBonus.map((bonus) => bonus + 1) : circleBonus;
  const circles = circlesOf(s, seat);
  const gems = withGems ? ALL_COLORS.map((color) => gemsOf(s, seat, color)) : NO_GEMS;
  const [eternals, eternalPoints] = countEternals(s, seat, circleBonus);
  const recoloring = recolor(circles, gems, perCircle);
  return { state: s, seat, circles, recoloring, circleBonus, eternals, eternalPoints, ...counts };
}

/** PAN-10.7: points of the one-colored circles, without what law 79 adds. */
export function circlePoints({ circles, recoloring, circleBonus }: Reckoning): number {
  let sum = 0;
  for (let i = 0; i < circles.length; i++) {
    const color = recoloring.colors[i] as number;
    if (color >= 0) sum += (circles[i] as Circle).level + (circleBonus[color] as number);
  }
  return sum;
}

function closedCircles({ recoloring }: Reckoning): number {
  let count = 0;
  for (const color of recoloring.colors) if (color >= 0) count++;
  return count;
}

/** PAN-10.12. */
export function setsOf({ magic, science, defense }: Reckoning): number {
  return Math.min(magic, science, defense);
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

/** PAN-10.7 to 10.13, the gems behind the screen used for recoloring. */
export function totalOf(s: Readonly<PanovnikState>, seat: Seat): number {
  const r = reckon(s, seat, true);
  const attack = attackPoints(attacksOn(s, seat), r.defense);
  return (
    circlePoints(r) +
    r.eternalPoints +
    lawPoints(r) +
    r.points +
    r.magic * r.magicBonus +
    SET_POINTS * setsOf(r) +
    attack
  );
}

/** PAN-E.26: cards in slots and all tucked ones. */
function pyramidSize({ state, seat }: Reckoning): number {
  const hidden = cardsIn(state, tuckedCharacters(seat)).length + cardsIn(state, tuckedLaws(seat)).length;
  return cardsIn(state, pyramid(seat)).filter((card) => state.place[card] !== 0).length + hidden;
}

export function hasInSlot({ place }: Readonly<PanovnikState>, seat: Seat, card: Card): boolean {
  const at = place[card] as number;
  return isSlot(at) && seatOf(at) === seat;
}

/** What a law counts at the end, for the texts of laws. */
export const countsOf = {
  tucked: (r: Reckoning, slot: Slot) => tuckedUnder(r.state, slot),
  stored: (r: Reckoning, slot: Slot) => storedOn(r.state, slot),
  pyramid: (r: Reckoning) => pyramidSize(r),
  sets: (r: Reckoning) => setsOf(r),
  level: (_: Reckoning, slot: Slot) => levelOf(slot),
  circlesAndEternals: (r: Reckoning) => closedCircles(r) + r.eternals,
  neighbors: ({ state, seat }: Reckoning, slot: Slot) => {
    lookAtPyramid(state, seat);
    return adjacentCharacters(slot);
  },
};

function storedOn({ tokens }: Readonly<PanovnikState>, slot: Slot): number {
  let count = 0;
  for (const token of tokens) if (slotOfToken(token) === slot && kindOf(kindOnSlot(token)) === 'stored') count++;
  return count;
}

type Counts = Record<'points' | 'magic' | 'magicBonus' | 'science' | 'defense', number>;

function countTokens(s: Readonly<PanovnikState>, seat: Seat, circleBonus: number[], counts: Counts): void {
  for (let i = 0; i < s.tokens.length; i++) {
    const token = s.tokens[i] as number;
    if (seatOf(slotOfToken(token)) !== seat) continue;
    const kind = kindOnSlot(token);
    if (isPoints(kind)) counts.points += tokenValue(kind);
    else if (kind === MAGIC) counts.magic++;
    else if (kind === SCIENCE) counts.science++;
    else if (kind === DEFENSE) counts.defense++;
    else if (kindOf(kind) === 'magic-bonus') counts.magicBonus += tokenValue(kind);
    else if (kindOf(kind) === 'circle-bonus') {
      circleBonus[colorOf(kind)] = (circleBonus[colorOf(kind)] as number) + tokenValue(kind);
    }
  }
}

/** PAN-10.8: how many, and what they bring. */
function countEternals(s: Readonly<PanovnikState>, seat: Seat, circleBonus: readonly number[]): [number, number] {
  let count = 0;
  let points = 0;
  for (let i = 0; i < s.tokens.length; i++) {
    const token = s.tokens[i] as number;
    const kind = kindOnSlot(token);
    if (!isEternal(kind) || seatOf(slotOfToken(token)) !== seat) continue;
    count++;
    points += levelOf(slotOfToken(token)) + (circleBonus[colorOf(kind)] as number);
  }
  return [count, points];
}
