import type { Game } from '@regalia/kernel';
import { badUsage } from '../failure.ts';
import type { BenchTable } from './measure.ts';

/** The seat counts to measure: the given one, or the usual one in a mixed run, or the fewest and the most. */
export function chooseTables(games: readonly Game[], seats: number | undefined, mixed: boolean): BenchTable[] {
  return games.flatMap((game) => {
    if (seats !== undefined) return [{ game, seats: seatsFor(game, seats) }];
    const counts = mixed ? [game.seats.usual] : [...new Set([game.seats.min, game.seats.max])];
    return counts.map((count) => ({ game, seats: count }));
  });
}

/** In percent, rounded. */
export function shareOf(part: number, whole: number): number {
  return Math.round((100 * part) / whole);
}

/** Throws if the game cannot be played by this many. */
export function seatsFor({ id, seats: { min, max } }: Game, seats: number): number {
  if (seats >= min && seats <= max) return seats;
  throw badUsage(`--seats must be from ${min} to ${max} for ${id}, not ${seats}.`);
}
