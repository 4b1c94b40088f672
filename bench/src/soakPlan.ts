import { loadTestPlan } from '@regalia/games/testPlans';
import type { Game } from '@regalia/kernel';
import { seatCounts } from '@regalia/kernel/testing/contract';

export interface Combination {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
}

/** Every seat count of the game with every set of options. */
export async function combinationsOf(game: Game): Promise<Combination[]> {
  const { optionSets } = await loadTestPlan(game.id);
  return seatCounts(game).flatMap((seats) => optionSets(seats).map((options) => ({ game: game.id, seats, options })));
}
