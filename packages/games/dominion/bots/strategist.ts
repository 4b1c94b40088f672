import type { Bot } from '@regalia/kernel';
import { type DominionState, KINGDOM_KINDS } from '../rules/state.ts';
import { planFor } from './plans/planFor.ts';
import { chooseByRollouts } from './plans/rollouts.ts';
import { answerByPlan } from './tactics/answer.ts';
import { answerByHabit } from './yardstick/habits.ts';

interface StrategistBudget {
  /** Slices of blind games between two seats for the plan in each of the first turns. */
  readonly slices: number;
  /** Games played to their end at each decision; 0 for none. */
  readonly rollouts: number;
}

/** Turns in which the plan still improves. */
const STAGES = 4;

/** Finds a plan for the Kingdom in blind games, then plays by it, and by rollouts where those are clearly better. */
export function makeStrategist(name: string, { slices, rollouts }: StrategistBudget): Bot<DominionState> {
  return {
    name,
    choose(task) {
      const { game, state, decision, stop } = task;
      if (state.kingdom.length < KINGDOM_KINDS) return answerByHabit(state, decision);
      const stage = Math.min(STAGES, Math.max(1, state.turns[decision.seat] as number));
      const plan = planFor(game, state, { stage, slices: slicesFor(state.seats, slices) }, stop);
      return rollouts === 0 ? answerByPlan(plan, state, decision) : chooseByRollouts(task, plan, rollouts);
    },
  };
}

/** Games of more seats take longer. */
function slicesFor(seats: number, slices: number): number {
  return Math.ceil((2 * slices) / seats);
}
