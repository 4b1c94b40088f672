import type { Params, Seat } from '@regalia/kernel';
import type { GameMap } from './printed/shape.ts';
import { type DicekingState, mapOf, spacesWith, TOKEN } from './state.ts';

/** Points of section 10. */
const PER_CASTLE_IN_AREA = 3;
const PER_OTHER_CASTLE = 1;
const MOST_FIRES = 4;
const PER_GOLD = 3;
const PER_WHITE = 2;

/** DIC-10.2, DIC-10.3: the largest connected area of a seat; of several the one with the lowest space. */
export function largestArea(s: Readonly<DicekingState>, seat: Seat): number[] {
  return largestOf(mapOf(s), spacesWith(s, TOKEN + seat));
}

/** The largest connected part of some spaces, ascending. */
export function largestOf({ neighbors }: GameMap, castles: readonly number[]): number[] {
  let largest: number[] = [];
  let left = 0; // a bit for each castle that is of no area yet
  for (const castle of castles) left |= 1 << castle;
  for (const first of castles) {
    if (((left >> first) & 1) === 0) continue;
    left &= ~(1 << first);
    const area = [first];
    for (const space of area) {
      for (const next of neighbors[space] as readonly number[]) {
        if (((left >> next) & 1) === 0) continue;
        left &= ~(1 << next);
        area.push(next);
      }
    }
    if (area.length > largest.length) largest = area;
  }
  return largest.sort((a, b) => a - b);
}

/** DIC-10.5, DIC-10.6 */
export function hasMostFires({ fires }: Readonly<DicekingState>, seat: Seat): boolean {
  const own = fires[seat] as number;
  return own > 0 && fires.every((other) => other <= own);
}

/** What the seat would have if the game ended now. */
export function pointsOf(s: Readonly<DicekingState>, seat: Seat): number {
  return partsOf(s, seat).reduce((sum, [points]) => sum + points, 0);
}

/** DIC-10.11: nothing else counts. */
export function partsOf(
  s: Readonly<DicekingState>,
  seat: Seat,
): (readonly [points: number, rule: string, key: string, Params])[] {
  const area = largestArea(s, seat).length;
  const others = spacesWith(s, TOKEN + seat).length - area;
  const [fires, gold, white] = [s.fires[seat] as number, s.gold[seat] as number, s.white[seat] as number];
  return [
    [PER_CASTLE_IN_AREA * area, 'DIC-10.2', 'score.area', { n: area }],
    [PER_OTHER_CASTLE * others, 'DIC-10.4', 'score.others', { n: others }],
    hasMostFires(s, seat)
      ? [MOST_FIRES, 'DIC-10.5', 'score.most-fires', { n: fires }]
      : [0, s.fires.some((other) => other > 0) ? 'DIC-10.5' : 'DIC-10.6', 'score.fires', { n: fires }],
    [PER_GOLD * gold, 'DIC-10.7', 'score.gold', { n: gold }],
    [PER_WHITE * white, 'DIC-10.7', 'score.white', { n: white }],
  ];
}

/** What a seat is measured by at the end: points, fires, and before both the seventeenth token, which is kept last. */
export const DECIDED_BY_TOKEN = 2;
