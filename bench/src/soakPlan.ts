import { OPTION_SETS } from '@regalia/games/citadels/testing/plan';
import { ALL_OPTIONS as LANDS } from '@regalia/games/diceking/testing/plan';
import { ANY_KINGDOM, OTHER_OPTIONS } from '@regalia/games/dominion/testing/plan';
import { allOptions } from '@regalia/games/panovnik/testing/plan';
import { ALL_OPTIONS } from '@regalia/games/tides/testing/plan';
import type { Game } from '@regalia/kernel';
import { seatCounts } from '@regalia/kernel/testing/contract';

/** What each game is tried with at so many seats. */
const PLANS: Readonly<Record<string, (seats: number) => readonly unknown[]>> = {
  citadels: () => OPTION_SETS,
  diceking: () => LANDS,
  dominion: () => [ANY_KINGDOM, ...OTHER_OPTIONS],
  panovnik: allOptions,
  tides: () => ALL_OPTIONS,
};

export interface Combination {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
}

/** Every seat count of the game with every set of options. */
export function combinationsOf(game: Game): Combination[] {
  const plan = PLANS[game.id];
  if (plan === undefined) throw new Error(`soakPlan.ts does not say what ${game.id} is tried with`);
  return seatCounts(game).flatMap((seats) => plan(seats).map((options) => ({ game: game.id, seats, options })));
}
