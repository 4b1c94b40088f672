import type { Game } from '@regalia/kernel';
import { badUsage } from '../failure.ts';
import type { Table } from './measure.ts';

/** What is measured: at the seats asked for, else at the fewest and the most, or together with others at the usual number. */
export function chooseTables(games: readonly Game[], seats: number | undefined, mixed: boolean): Table[] {
  return games.flatMap((game) => {
    if (seats !== undefined) return [{ game, seats: fitting(game, seats) }];
    const counts = mixed ? [game.seats.usual] : [...new Set([game.seats.min, game.seats.max])];
    return counts.map((count) => ({ game, seats: count }));
  });
}

/** In per cent, rounded. */
export function shareOf(part: number, whole: number): number {
  return Math.round((100 * part) / whole);
}

function fitting({ id, seats: { min, max } }: Game, seats: number): number {
  if (seats >= min && seats <= max) return seats;
  throw badUsage(`--seats is from ${min} to ${max} for ${id}, not ${seats}.`);
}
