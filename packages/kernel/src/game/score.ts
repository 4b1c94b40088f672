import type { Card, Outcome, Params, Seat } from '../base/vocabulary.ts';

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
export interface ScoreBreakdown {
  readonly seat: Seat;
  readonly total: number | null;
  readonly lines: readonly ScoreLine[];
}

/**
 * Places and winners from what each seat is measured by: points first, then the tie-breaks in their order, more is better
 * (give what should be small as a negative number). Seats that are equal in everything share their place.
 */
export function outcomeOf(measures: readonly (readonly number[])[]): Outcome {
  const places: number[] = [];
  for (let seat = 0; seat < measures.length; seat++) places.push(placeOf(measures, seat));
  const winners = seatsAt(places, 1);
  const [first, runnerUp] = [winners[0] as Seat, places.indexOf(1 + winners.length)];
  const decidedBy = runnerUp < 0 ? -1 : firstDifference(measures[first] as number[], measures[runnerUp] as number[]);
  return { winners, places, decidedBy };
}

/** One behind everybody who is better. */
function placeOf(measures: readonly (readonly number[])[], seat: Seat): number {
  const own = measures[seat] as readonly number[];
  let place = 1;
  for (let other = 0; other < measures.length; other++) {
    const theirs = measures[other] as readonly number[];
    const at = firstDifference(theirs, own);
    if (at >= 0 && (theirs[at] as number) > (own[at] as number)) place++;
  }
  return place;
}

/** The first measure in which two seats differ; -1 where they are equal. */
function firstDifference(one: readonly number[], other: readonly number[]): number {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return i;
  return -1;
}

function seatsAt(places: readonly number[], place: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < places.length; seat++) if (places[seat] === place) seats.push(seat);
  return seats;
}
