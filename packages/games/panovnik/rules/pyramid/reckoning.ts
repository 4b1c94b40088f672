import type { Card, Seat } from '@regalia/kernel';
import { ALL_COLORS } from '../colors.ts';
import { gemsOf, type PanovnikState } from '../state.ts';
import { colorOf, DEFENSE, isEternal, isPoints, kindOf, MAGIC, SCIENCE, tokenValue } from '../tokens.ts';
import { kindOnSlot, slotOfToken } from '../tokensOnCards.ts';
import { cardsIn, pyramid, tuckedCharacters, tuckedLaws } from '../zones.ts';
import {
  adjacentCharacters,
  type Circle,
  circlesOf,
  hasInSlot,
  levelOf,
  lookAtPyramid,
  type Slot,
  seatOf,
  tuckedUnder,
} from './pyramid.ts';
import { type Recoloring, recolor } from './recolor.ts';

const JEWELLERS_GUILD: Card = 79;
const NO_GEMS: readonly number[] = [0, 0, 0, 0];

/** Everything a pyramid's points follow from, as it stands now. */
export interface Reckoning {
  readonly state: Readonly<PanovnikState>;
  readonly seat: Seat;
  readonly circles: readonly Circle[];
  readonly recoloring: Recoloring;
  /** By color: circle-bonus tokens (PAN-10.7). */
  readonly circleBonus: readonly number[];
  readonly eternals: number;
  readonly eternalPoints: number;
  readonly points: number;
  readonly magic: number;
  readonly magicBonus: number;
  readonly science: number;
  readonly defense: number;
}

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

function closedCircles({ recoloring }: Reckoning): number {
  let count = 0;
  for (const color of recoloring.colors) if (color >= 0) count++;
  return count;
}

/** PAN-10.12. */
export function setsOf({ magic, science, defense }: Reckoning): number {
  return Math.min(magic, science, defense);
}

/** PAN-E.26: cards in slots and all tucked ones. */
function pyramidSize({ state, seat }: Reckoning): number {
  const hidden = cardsIn(state, tuckedCharacters(seat)).length + cardsIn(state, tuckedLaws(seat)).length;
  return cardsIn(state, pyramid(seat)).filter((card) => state.place[card] !== 0).length + hidden;
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
