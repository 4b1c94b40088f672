import { missingFor } from './conditions.ts';
import { type Citizen, type Condition, FACE_KINDS } from './printed/shape.ts';
import { addFace, type Tally } from './tally.ts';

/** The cards of one seat that can be played as jokers. */
export interface Jokers {
  /** How many face-up cards stand for each face. */
  readonly faces: number[];
  /** DIC-6.1: face-down cards. */
  supers: number;
}

export const NO_JOKERS: Jokers = { faces: new Array<number>(FACE_KINDS).fill(0), supers: 0 };

export function jokersOf(cards: readonly Citizen[], faceUp: readonly number[], supers: number): Jokers {
  const faces = NO_JOKERS.faces.slice();
  for (let i = 0; i < faceUp.length; i++) {
    const { joker } = cards[faceUp[i] as number] as Citizen;
    faces[joker] = (faces[joker] as number) + 1;
  }
  return { faces, supers };
}

/** DIC-6.2: the three kinds of pairs. */
export type PairKind = 'twins' | 'helped' | 'supers';

/** Whether the seat has such a pair for a die with this face. */
export function hasPair({ faces, supers }: Jokers, kind: PairKind, face: number): boolean {
  switch (kind) {
    case 'twins':
      return (faces[face] as number) >= 2;
    case 'helped':
      return (faces[face] as number) >= 1 && supers >= 1;
    case 'supers':
      return supers >= 2;
  }
}

/** Takes the cards of a pair away, or with `sign` 1 gives them back. */
function takePair(jokers: Jokers, kind: PairKind, face: number, sign = -1): void {
  if (kind === 'supers') jokers.supers += 2 * sign;
  else {
    jokers.faces[face] = (jokers.faces[face] as number) + (kind === 'twins' ? 2 : 1) * sign;
    if (kind === 'helped') jokers.supers += sign;
  }
}

/** How many pairs there are at most. */
export function mostPairs({ faces, supers }: Jokers): number {
  let twins = 0;
  let single = 0;
  for (let face = 0; face < faces.length; face++) {
    const count = faces[face] as number;
    twins += count >> 1;
    single += count & 1;
  }
  const helped = Math.min(single, supers);
  return twins + helped + ((supers - helped) >> 1);
}

/** Whether some pairs, or none, make the dice fulfill the condition. Changes `tally` and `jokers` only while it looks. */
export function canFulfill(condition: Condition, tally: Tally, jokers: Jokers): boolean {
  const missing = missingFor(condition, tally);
  if (missing === 0) return true;
  const pairs = mostPairs(jokers);
  return missing <= pairs && search(condition, missing, tally, jokers, pairs, 0);
}

/** The highest level that can be reached with some pairs or none; 0 if none can. */
export function bestLevel({ tiers }: Citizen, tally: Tally, jokers: Jokers): number {
  for (let i = tiers.length; i > 0; i--) if (canFulfill(tiers[i - 1] as Condition, tally, jokers)) return i;
  return 0;
}

/** Whether more dice can do a condition no harm once it is fulfilled: all but the order of colors (DIC-7.6). */
export const isLasting = ({ kind }: Condition): boolean => kind !== 'colorOrder';

/** Whether there is a pair after which the card is fulfilled or can still be. Changes its arguments only while it looks. */
export function canBegin({ tiers }: Citizen, tally: Tally, jokers: Jokers): boolean {
  const pairs = mostPairs(jokers);
  for (let i = 0; i < tiers.length; i++) {
    const tier = tiers[i] as Condition;
    if (leadsOn(tier, missingFor(tier, tally), tally, jokers, pairs)) return true;
  }
  return false;
}

/** Bits of `waysToWin`. */
export const [AS_IT_IS, WITH_JOKERS] = [1, 2] as const;

/** The same as `canBegin`, and whether the dice fulfill the card as they lie, in one go. */
export function waysToWin({ tiers }: Citizen, tally: Tally, jokers: Jokers, pairs: number): number {
  let ways = 0;
  for (let i = 0; i < tiers.length && ways !== (AS_IT_IS | WITH_JOKERS); i++) {
    const tier = tiers[i] as Condition;
    const missing = missingFor(tier, tally);
    if (missing === 0) ways |= AS_IT_IS;
    if ((ways & WITH_JOKERS) === 0 && leadsOn(tier, missing, tally, jokers, pairs)) ways |= WITH_JOKERS;
  }
  return ways;
}

/** Whether a condition that lacks `missing` dice is fulfilled after one of the pairs, or can be after more. */
function leadsOn(tier: Condition, missing: number, tally: Tally, jokers: Jokers, pairs: number): boolean {
  if (pairs === 0 || missing > pairs) return false;
  if (missing === 0) return isLasting(tier) || survives(tier, tally, jokers);
  return search(tier, missing, tally, jokers, pairs, 0);
}

const ALL_PAIRS: readonly PairKind[] = ['twins', 'helped', 'supers'];

/** Whether a fulfilled condition can be so after one of the pairs, or after more of them. */
function survives(tier: Condition, tally: Tally, jokers: Jokers): boolean {
  for (let face = 0; face < FACE_KINDS; face++) {
    for (const kind of ALL_PAIRS)
      if (hasPair(jokers, kind, face) && leadsTo(tier, tally, jokers, kind, face)) return true;
  }
  return false;
}

/** Whether the condition can be fulfilled after this pair, with others or without. */
export function leadsTo(tier: Condition, tally: Tally, jokers: Jokers, kind: PairKind, face: number): boolean {
  takePair(jokers, kind, face);
  addFace(tally, face, 1);
  const can = canFulfill(tier, tally, jokers);
  addFace(tally, face, -1);
  takePair(jokers, kind, face, 1);
  return can;
}

const FACE_UP_PAIRS: readonly PairKind[] = ['twins', 'helped'];

function hasFaceUpPair({ faces, supers }: Jokers, face: number): boolean {
  const count = faces[face] as number;
  return count >= 2 || (count === 1 && supers >= 1);
}

/** Adds at most `pairs` dice of the face-up cards in every way; super-jokers that are left over make any dice. */
function search(
  condition: Condition,
  missing: number,
  tally: Tally,
  jokers: Jokers,
  pairs: number,
  from: number,
): boolean {
  if (missing <= jokers.supers >> 1) return true;
  if (missing > pairs) return false;
  for (let face = from; face < FACE_KINDS; face++) {
    if (!hasFaceUpPair(jokers, face)) continue;
    addFace(tally, face, 1);
    const left = missingFor(condition, tally);
    let found = false;
    for (let i = 0; !found && i < FACE_UP_PAIRS.length; i++) {
      const kind = FACE_UP_PAIRS[i] as PairKind;
      if (!hasPair(jokers, kind, face)) continue;
      takePair(jokers, kind, face);
      found = search(condition, left, tally, jokers, pairs - 1, face);
      takePair(jokers, kind, face, 1);
    }
    addFace(tally, face, -1);
    if (found) return true;
  }
  return false;
}
