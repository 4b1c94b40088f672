import { type Game, LEVELS } from '@regalia/kernel';
import { parseBot } from '../arguments.ts';
import type { Match } from './match.ts';

/** Each bot of a ladder, weakest first, against the one below it, at each number of seats. */
export function ladderMatches(
  game: Game,
  seatCounts: readonly number[],
  names: readonly string[],
  rawOptions: unknown,
): Match[] {
  for (const name of names) parseBot(game, name);
  return seatCounts.flatMap((seats) => {
    const options = game.parseOptions(rawOptions, seats);
    return names.slice(1).map((challenger, i) => {
      const opponent = names[i] as string;
      return { game: game.id, revision: game.revision, seats, options, challenger, opponent };
    });
  });
}

/** All seat counts of a game at which there is somebody to beat. */
export function competitiveSeats({ seats: { min, max } }: Game): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((seats) => seats > 1);
}

export const LEVEL_LADDER: readonly string[] = LEVELS;
