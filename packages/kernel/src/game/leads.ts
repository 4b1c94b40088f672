import type { Seat } from '../base/vocabulary.ts';

/** One number for each seat. */
export function listBySeat(seats: number, of: (seat: Seat) => number): number[] {
  const list = new Array<number>(seats);
  for (let seat = 0; seat < seats; seat++) list[seat] = of(seat);
  return list;
}

/** How far each seat is ahead of the best other seat; needs at least two seats. */
export function leadsOverBest(standings: readonly number[]): number[] {
  return listBySeat(standings.length, (seat) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < standings.length; other++) {
      if (other !== seat) best = Math.max(best, standings[other] as number);
    }
    return (standings[seat] as number) - best;
  });
}
