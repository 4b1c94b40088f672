import { describe, expect, test } from 'vitest';
import type { Game } from '../../game/game.ts';
import { type ContractPlan, type ContractTally, runContract, seatCounts, type TwinPlan } from './runContract.ts';

/** Checks the contract of a game over random games with every seat count and option. One call per game. */
export function contract(game: Game, plan: ContractPlan): void {
  describe(`${game.id} keeps the contract`, () => {
    const tallies: ContractTally[] = [];
    for (const options of plan.options ?? [{}]) {
      for (const seats of plan.seats ?? seatCounts(game)) {
        test(`${seats} seats, options ${JSON.stringify(options)}, ${plan.games} games`, () => {
          const tally = runContract(game, options, seats, plan);
          expect(tally.games).toBe(plan.games);
          expect(tally.costlyChecks).toBeGreaterThan(0);
          tallies.push(tally);
        }, 600_000);
      }
    }
    const { twins } = plan;
    if (twins === undefined) return;
    test(`twins share at least ${twins.steps} steps`, () => expectTwins(tallies, twins));
  });
}

function expectTwins(tallies: readonly ContractTally[], { steps, among }: TwinPlan): void {
  const met = new Set(tallies.flatMap(({ twins }) => [...twins.met.keys()]));
  expect(among.filter((name) => !met.has(name))).toEqual([]);
  expect(tallies.reduce((sum, { twins }) => sum + twins.steps, 0)).toBeGreaterThanOrEqual(steps);
}
