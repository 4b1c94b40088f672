import { type Card, composite, namedParam, type Param } from '@regalia/kernel';
import { missingFor } from './conditions.ts';
import { type DataText, dataFrom } from './printed/index.ts';
import { type Condition, FACES } from './printed/shape.ts';
import { type Tally, tallyOf } from './tally.ts';

export const LACK_KINDS = ['color', 'number', 'group', 'sum', 'color-sum', 'straight'] as const;

/** Of what the dice show too little: `have` of `need`. */
export interface Lack {
  readonly of: (typeof LACK_KINDS)[number];
  /** The color, the number or the size of the group; 0 for the others. */
  readonly id: number;
  readonly have: number;
  readonly need: number;
}

/** Larger than every sum of dice. */
const MOST = 128;

/** A lack as the id of a `lack` in sentences. */
export const LACKS = composite({ of: LACK_KINDS.length, id: FACES + 1, have: MOST, need: MOST });

export function lackParam(lacks: readonly Lack[]): Param {
  return namedParam(
    'lack',
    lacks.map(({ of, id, have, need }) => LACKS.makeId(LACK_KINDS.indexOf(of), id, have, need)),
  );
}

/** What these faces lack of a condition; nothing if they fulfill it. */
export function lacksOf(condition: Condition, faces: readonly number[]): readonly Lack[] {
  const tally = tallyOf(faces);
  if (missingFor(condition, tally) === 0) return [];
  switch (condition.kind) {
    case 'color':
      return short('color', condition.needs, tally.colors, 0);
    case 'number':
      return short('number', condition.needs, tally.numbers, 1);
    case 'group':
      return groupsShort(condition.sizes, tally);
    case 'sum':
      return [{ of: 'sum', id: 0, have: tally.sums.reduce((sum, n) => sum + n, 0), need: condition.least }];
    case 'colorSum':
      return [colorSum(condition.color, tally, condition.least)];
    case 'colorOrder':
      return orderShort(condition.order, tally);
    case 'straight': {
      const have = condition.length - missingFor(condition, tally);
      return [{ of: 'straight', id: 0, have, need: condition.length }];
    }
  }
}

/** What faces lack of the lowest level of a citizen. */
export function lacksOfCard(data: DataText, card: Card, faces: readonly number[]): readonly Lack[] {
  const lowest = dataFrom(data).cards[card]?.tiers[0];
  return lowest === undefined ? [] : lacksOf(lowest, faces);
}

function short(of: Lack['of'], needs: readonly number[], counts: readonly number[], first: number): readonly Lack[] {
  return needs.flatMap((need, i) => {
    const have = counts[i] ?? 0;
    return have < need ? [{ of, id: i + first, have, need }] : [];
  });
}

/** The most frequent number serves for the largest group, and so on (DIC-7.3). */
function groupsShort(sizes: readonly number[], { numbers }: Tally): readonly Lack[] {
  const counts = numbers.toSorted((a, b) => b - a).slice(0, FACES);
  return sizes.flatMap((need, i) => {
    const have = counts[i] ?? 0;
    return have < need ? [{ of: 'group' as const, id: need, have, need }] : [];
  });
}

/** Each color must total more than the next one (DIC-7.6). */
function orderShort(order: readonly number[], tally: Tally): readonly Lack[] {
  return order.slice(0, -1).flatMap((color, i) => {
    const least = (tally.sums[order[i + 1] ?? color] ?? 0) + 1;
    return (tally.sums[color] ?? 0) < least ? [colorSum(color, tally, least)] : [];
  });
}

function colorSum(color: number, { sums }: Tally, need: number): Lack {
  return { of: 'color-sum', id: color, have: sums[color] ?? 0, need };
}
