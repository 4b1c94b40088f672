import { describe, expect, test } from 'vitest';
import type { Game } from '../../game.ts';
import { type ContractPlan, runContract, seatCounts } from './run.ts';

/** The laws every game keeps, over random games at every seat count and option: one call per game. */
export function contract(game: Game, plan: ContractPlan): void {
  describe(`${game.id} keeps the contract`, () => {
    for (const options of plan.options ?? [{}]) {
      for (const seats of plan.seats ?? seatCounts(game)) {
        test(`${seats} seats, options ${JSON.stringify(options)}, ${plan.games} games`, () => {
          const tally = runContract(game, options, seats, plan);
          expect(tally.games).toBe(plan.games);
          expect(tally.costlyChecks).toBeGreaterThan(0);
        }, 600_000);
      }
    }
  });
}
