import type { Answer, Bot, Decision, OptionId } from '@regalia/kernel';
import { missingFor } from '../rules/conditions.ts';
import { canFulfill } from '../rules/jokers.ts';
import { type Citizen, type Condition, DICE } from '../rules/printed/shape.ts';
import { type DicekingState, dataOf, tallyShown } from '../rules/state.ts';
import type { Tally } from '../rules/tally.ts';
import { CLAIMS } from '../rules/verbs/claim.ts';
import { winPlanOf } from './winPlan.ts';
import { mostBy } from './yardstick/mostBy.ts';
import { bestToKeep, type Plan } from './yardstick/plan.ts';
import { steward } from './yardstick/steward.ts';

/** Rolls and claims for the best chance to win instead of the most points; places tiles as the steward does. */
export const regent: Bot<DicekingState> = {
  name: 'regent',
  needsNoSample: true,
  choose(task) {
    const { state, decision: d } = task;
    if (d.prompt === 'reroll') {
      const { keep } = bestToKeep(state, winPlanOf(state));
      return d.options.filter((die) => ((keep >> die) & 1) === 0).slice(0, DICE);
    }
    return d.prompt === 'claim' ? chooseClaim(state, d, winPlanOf(state)) : steward.choose(task);
  },
};

/** The claim with the best chance to win, jokers priced; none where the alarm has a better one. */
function chooseClaim(s: DicekingState, d: Decision, plan: Plan): Answer {
  const tally = tallyShown(s);
  const best = mostBy(d.options, (option) => claimWorth(s, option, tally, plan));
  return d.min === 0 && claimWorth(s, best, tally, plan) < plan.aims.alarm ? [] : [best];
}

function claimWorth(s: DicekingState, option: OptionId, tally: Tally, { worths, aims }: Plan): number {
  const { jokers, card } = CLAIMS.parseId(option);
  const { tiers } = dataOf(s).cards[card] as Citizen;
  let most = Number.NEGATIVE_INFINITY;
  worths.get(card)?.forEach((worth, level) => {
    const tier = tiers[level] as Condition;
    const pairs = missingFor(tier, tally);
    const isPossible = jokers === 0 ? pairs === 0 : pairs > 0 && canFulfill(tier, tally, aims.jokers);
    if (isPossible) most = Math.max(most, worth - pairs * aims.pairPrice);
  });
  return most;
}
