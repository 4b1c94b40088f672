import { BoundedCache, type Game, mixInts } from '@regalia/kernel';
import type { DominionState } from '../../rules/state.ts';
import { findPlan } from './findPlan.ts';
import { settingOf } from './match.ts';
import type { Plan } from './plan.ts';
import { moneyPlan } from './seedPlans.ts';

/** The work on the plan for one Kingdom, which goes on in slices. */
interface PlanWork {
  readonly slices: Generator<Plan, never>;
  done: number;
  best: Plan;
  /** The plan after each stage that is complete. */
  readonly stages: Plan[];
}

/** Kingdoms in memory at a time; each takes a few kilobytes. */
const MOST_KINGDOMS = 50;
const works = new BoundedCache<PlanWork>(MOST_KINGDOMS);

/**
 * The plan for the Kingdom on the table after `stage` stages of `slices` slices each. It is a function of public facts
 * alone unless `stop` interrupts: then it is the best plan so far, and the next call goes on from there.
 */
export function planFor(
  game: Game<DominionState>,
  s: Readonly<DominionState>,
  { stage, slices }: { readonly stage: number; readonly slices: number },
  stop: () => boolean,
): Plan {
  const key = `${slices} ${s.seats} ${s.doubleTreasures} ${s.kingdom.join(' ')}`;
  const work = works.get(key) ?? works.set(key, startWork(game, s));
  while (work.stages.length < stage && !stop()) {
    work.best = work.slices.next().value;
    work.done++;
    if (work.done % slices === 0) work.stages.push(work.best);
  }
  return work.stages[stage - 1] ?? work.best;
}

function startWork(game: Game<DominionState>, s: Readonly<DominionState>): PlanWork {
  const setting = settingOf(game, s);
  const seed = mixInts(s.seats, s.kingdom);
  return { slices: findPlan(setting, seed), done: 0, best: moneyPlan(), stages: [] };
}
