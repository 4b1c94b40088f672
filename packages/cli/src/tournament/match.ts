import { dealSeeds, playArena } from '@regalia/bots';
import type { Bot, Game, Outcome } from '@regalia/kernel';
import { type Seating, seatingsFor } from './seatings.ts';

/** Two bots at one game and number of seats, as plain data for files and threads. */
export interface Match {
  readonly game: string;
  readonly revision: number;
  readonly seats: number;
  /** As parsed by the game. */
  readonly options: unknown;
  /** The bot that should win. */
  readonly challenger: string;
  readonly opponent: string;
}

/** Wins are counted in parts of this size, so that a win shared by up to seven is a whole number. */
const PARTS = 420;

/** Plays one deal in all seatings; returns the challenger's wins in parts. */
export function playDeal(game: Game, match: Match, bots: readonly [Bot, Bot], seed: number, deal: number): number {
  let parts = 0;
  for (const seating of seatingsFor(match.seats)) {
    const players = seating.map((isChallenger) => bots[isChallenger ? 0 : 1]);
    parts += partsWon(playArena(game, match.options, players, dealSeeds(seed, deal)).outcome, seating);
  }
  return parts;
}

/** The challenger's share of a deal, from 0 to 1. */
export function shareOfDeal(parts: number, seats: number): number {
  return parts / PARTS / gamesPerDeal(seats);
}

export function gamesPerDeal(seats: number): number {
  return seatingsFor(seats).length;
}

/** A game without a winner counts half. */
function partsWon({ winners }: Outcome, seating: Seating): number {
  if (winners.length === 0) return PARTS / 2;
  return (PARTS * winners.filter((seat) => seating[seat]).length) / winners.length;
}
