import type { Card, Outcome, Params, Seat } from './vocabulary.ts';

/** One reason for points. The text `key` says it in a sentence; null points are not the viewer's to know. */
export interface ScoreLine {
  readonly points: number | null;
  readonly rule: string;
  readonly key: string;
  readonly params: Params;
  readonly card: Card | null;
  /** Lines with the same section belong together, e.g. a round. */
  readonly section: number;
  /** Not yet won: what it would be if it were scored now. */
  readonly preview: boolean;
}

/** All points of a seat. `total` counts what stands; preview lines come on top. */
export interface Breakdown {
  readonly seat: Seat;
  readonly total: number | null;
  readonly lines: readonly ScoreLine[];
}

/**
 * Places and winners from what each seat is measured by: points first, then the tie-breaks in their order, more is better
 * (give what should be small as a negative number). Seats that are equal in everything share their place.
 */
export function outcomeOf(measures: readonly (readonly number[])[]): Outcome {
  const places = measures.map((own) => 1 + measures.filter((other) => firstDifference(other, own).by > 0).length);
  const winners = seatsAt(places, 1);
  const [runnerUp] = seatsAt(places, 1 + winners.length);
  const decidedBy =
    runnerUp === undefined
      ? -1
      : firstDifference(measures[winners[0] as Seat] as number[], measures[runnerUp] as number[]).at;
  return { winners, places, decidedBy };
}

/** The first measure in which two seats differ, and by how much; -1 and 0 where they are equal. */
function firstDifference(one: readonly number[], other: readonly number[]): { at: number; by: number } {
  const at = one.findIndex((value, i) => value !== other[i]);
  return { at, by: at < 0 ? 0 : (one[at] as number) - (other[at] as number) };
}

function seatsAt(places: readonly number[], place: number): Seat[] {
  return places.flatMap((own, seat) => (own === place ? [seat] : []));
}
