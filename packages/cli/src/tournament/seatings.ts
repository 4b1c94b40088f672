/** For each seat, whether the challenger sits there. */
export type Seating = readonly boolean[];

/**
 * The seatings in which one deal is played: every other seat is the challenger's, in each rotation and the other way around.
 * Over all of them both bots have each seat equally often, so that equal bots win half.
 */
export function seatingsFor(seats: number): Seating[] {
  const alternating = Array.from({ length: seats }, (_, seat) => seat % 2 === 0);
  const rotations = alternating.map((_, by) =>
    alternating.map((_, seat) => alternating[(seat + by) % seats] as boolean),
  );
  const all = rotations.flatMap((seating) => [seating, seating.map((isChallenger) => !isChallenger)]);
  return [...new Map(all.map((seating) => [seating.join(), seating])).values()];
}
