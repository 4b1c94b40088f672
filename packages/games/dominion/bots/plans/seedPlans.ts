import type { Card } from '@regalia/kernel';
import { DUCHY, ESTATE, GOLD, isAction, isVictory, PROVINCE, SILVER } from '../../rules/cards/printed.ts';
import { type Plan, type PlanLine, planLine, UNLIMITED } from './plan.ts';

/** Money, with lines added before Gold or before Silver. */
export function moneyPlan(
  before: readonly PlanLine[] = [],
  after: readonly PlanLine[] = [],
  coinsKept = UNLIMITED,
): Plan {
  return {
    lines: [
      planLine(PROVINCE, { coinsAbove: 18 }),
      planLine(DUCHY, { provincesLeft: 4 }),
      planLine(ESTATE, { provincesLeft: 2 }),
      ...before,
      planLine(GOLD),
      planLine(DUCHY, { provincesLeft: 6 }),
      ...after,
      planLine(SILVER),
    ],
    coinsKept,
  };
}

/** The plans that a race starts with: money, and money with one kind of the Kingdom in several amounts. */
export function seedPlans(kingdom: readonly Card[]): Plan[] {
  return [moneyPlan(), ...kingdom.flatMap(plansWith)];
}

function plansWith(kind: Card): Plan[] {
  if (!isAction(kind))
    return isVictory(kind) ? [moneyPlan([planLine(kind, { provincesLeft: 6 })]), moneyPlan([planLine(kind)])] : [];
  return [
    moneyPlan([planLine(kind, { most: 1 })]),
    moneyPlan([planLine(kind, { most: 1 })], [], 6),
    moneyPlan([planLine(kind, { most: 2 })]),
    moneyPlan([], [planLine(kind, { perTreasures: 7 })]),
    moneyPlan([planLine(kind, { most: 7 })], [], 6),
  ];
}
