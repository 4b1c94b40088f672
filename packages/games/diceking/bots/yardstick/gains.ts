import type { Seat } from '@regalia/kernel';
import { largestOf } from '../../rules/scoring.ts';
import { type DicekingState, EMPTY, GOLD, mapOf, spacesWith, TOKEN, WHITE } from '../../rules/state.ts';

/** Points of a castle in the largest area beyond the one it brings anywhere. */
const MORE_IN_AREA = 2;
/** What a castle beside one's own promises, and one in the open. Found by trial. */
const BESIDE_OWN = 0.5;

/** Which connected area each castle of a seat belongs to, and how large they are. */
export interface Areas {
  readonly of: Int8Array;
  readonly sizes: readonly number[];
  readonly largest: number;
}

export function areasOf(s: Readonly<DicekingState>, seat: Seat): Areas {
  const { neighbors } = mapOf(s);
  const of = new Int8Array(s.spaces.length).fill(-1);
  const sizes: number[] = [];
  for (let first = 0; first < s.spaces.length; first++) {
    if (s.spaces[first] !== TOKEN + seat || of[first] !== -1) continue;
    const area = [first];
    of[first] = sizes.length;
    for (const space of area) {
      for (const next of neighbors[space] as readonly number[]) {
        if (s.spaces[next] !== TOKEN + seat || of[next] !== -1) continue;
        of[next] = sizes.length;
        area.push(next);
      }
    }
    sizes.push(area.length);
  }
  return { of, sizes, largest: Math.max(0, ...sizes) };
}

/** What a token on the space would bring its seat: castle, growth of the largest area, gem. */
export function gainAt(s: Readonly<DicekingState>, areas: Areas, space: number): number {
  const joined: number[] = [];
  let merged = 1;
  for (const next of mapOf(s).neighbors[space] as readonly number[]) {
    const area = areas.of[next] as number;
    if (area < 0 || joined.includes(area)) continue;
    joined.push(area);
    merged += areas.sizes[area] as number;
  }
  const growth = Math.max(0, merged - areas.largest);
  return 1 + MORE_IN_AREA * growth + (joined.length > 0 ? BESIDE_OWN : 0) + gemWorth(s.gems[space] as number);
}

/** What the owner of the castle on the space would lose with it. */
export function lossAt(s: Readonly<DicekingState>, space: number): number {
  const castles = spacesWith(s, s.spaces[space] as number);
  const map = mapOf(s);
  const without = castles.filter((one) => one !== space);
  return 1 + MORE_IN_AREA * (largestOf(map, castles).length - largestOf(map, without).length);
}

export function gemWorth(gem: number): number {
  return gem === GOLD ? 3 : gem === WHITE ? 2 : 0;
}

/** The best gain among the empty ones of some spaces; 0 if there is none. */
export function bestGain(s: Readonly<DicekingState>, areas: Areas, spaces: readonly number[]): number {
  let best = 0;
  for (const space of spaces) if (s.spaces[space] === EMPTY) best = Math.max(best, gainAt(s, areas, space));
  return best;
}
