import type { Card, Outcome, Params, Seat } from '../base/vocabulary.ts';

/** One source of points, described by the text `key`. Points are null if the viewer may not know them. */
export interface ScoreLine {
  readonly points: number | null;
  readonly rule: string;
  readonly key: string;
  readonly params: Params;
  readonly card: Card | null;
  /** Groups lines, e.g. by round. */
  readonly section: number;
  /** Not scored yet: the points it would bring now. */
  readonly preview: boolean;
}

/** All points of a seat. `total` excludes preview lines. */
export interface ScoreBreakdown {
  readonly seat: Seat;
  readonly total: number | null;
  readonly lines: readonly ScoreLine[];
}

/**
 * Ranks seats by their measures: points first, then tie-breaks in order. More is better; negate a measure where less is
 * better. Seats with equal measures share a place.
 */
export function outcomeOf(measures: readonly (readonly number[])[]): Outcome {
  const places: number[] = [];
  for (let seat = 0; seat < measures.length; seat++) places.push(placeOf(measures, seat));
  const winners = seatsAt(places, 1);
  const [first, runnerUp] = [winners[0] as Seat, places.indexOf(1 + winners.length)];
  const decidedBy = runnerUp < 0 ? -1 : firstDifference(measures[first] as number[], measures[runnerUp] as number[]);
  return { winners, places, decidedBy };
}

/** 1 plus the number of better seats. */
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

/** The first measure in which two seats differ; -1 if none. */
function firstDifference(one: readonly number[], other: readonly number[]): number {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return i;
  return -1;
}

function seatsAt(places: readonly number[], place: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < places.length; seat++) if (places[seat] === place) seats.push(seat);
  return seats;
}
