import { type ArenaGame, dealSeeds, playArena, seatRotation } from '@regalia/bots';
import type { Bot, Game } from '@regalia/kernel';

/** Shared wins are counted in sixtieths, so that sums are exact in any order. */
const WHOLE = 60;

export interface BotTally {
  /** Games won alone. */
  wins: number;
  /** First places shared with others. */
  shared: number;
  /** Wins in sixtieths: 60 alone, 30 shared by two, and so on. */
  sixtieths: number;
  points: number;
}

/** The sums of some games, as ints, so that parts can be added in any order. */
export interface Tally {
  games: number;
  decisions: number;
  bots: BotTally[];
}

export interface Series {
  readonly bots: readonly Bot[];
  readonly options: unknown;
  readonly seed: number;
}

export function emptyTally(bots: number): Tally {
  return {
    games: 0,
    decisions: 0,
    bots: Array.from({ length: bots }, () => ({ wins: 0, shared: 0, sixtieths: 0, points: 0 })),
  };
}

export function playSeries(game: Game, { bots, options, seed }: Series, from: number, to: number): Tally {
  const tally = emptyTally(bots.length);
  for (let index = from; index < to; index++) {
    const seats = seatRotation(bots.length, index);
    const players = seats.map((bot) => bots[bot] as Bot);
    const deal = Math.floor(index / bots.length);
    count(tally, seats, playArena(game, options, players, dealSeeds(seed, deal)));
  }
  return tally;
}

export function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.decisions += part.decisions;
  part.bots.forEach((bot, i) => {
    const total = sum.bots[i] as BotTally;
    total.wins += bot.wins;
    total.shared += bot.shared;
    total.sixtieths += bot.sixtieths;
    total.points += bot.points;
  });
}

/** The share of wins, from 0 to 1. */
export function winRate({ sixtieths }: BotTally, games: number): number {
  return sixtieths / WHOLE / games;
}

function count(tally: Tally, seats: readonly number[], { outcome, scores, decisions }: ArenaGame): void {
  tally.games++;
  tally.decisions += decisions;
  seats.forEach((bot, seat) => {
    const own = tally.bots[bot] as BotTally;
    own.points += scores[seat] ?? 0;
    if (!outcome.winners.includes(seat)) return;
    own.sixtieths += WHOLE / outcome.winners.length;
    if (outcome.winners.length === 1) own.wins++;
    else own.shared++;
  });
}
