import { canFulfill, type Jokers, mostPairs } from '../jokers.ts';
import type { Citizen, Condition, GameData } from '../printed/shape.ts';
import { averageOver, choose, meansOfKeeps, spread, type Table, worthsOfKeeps } from './keeping.ts';
import { classesFor, missingIn, RESULTS } from './results.ts';

/** For every set of dice to keep (bit d is die d), the chance to fulfill one level of a card when playing for it alone. */
export type Chances = readonly number[];

/** What is known before a re-roll. */
export interface Throw {
  readonly dice: GameData['dice'];
  /** The face on which each die lies. */
  readonly rolled: readonly number[];
  /** DIC-5.2: 1 or 2; with 0 only keeping all counts. */
  readonly rerolls: number;
  readonly jokers: Jokers;
}

/** The chances of each level of a card, least first. */
export function chancesOf(card: Citizen, { dice, rolled, rerolls, jokers }: Throw): Chances[] {
  return card.tiers.map((tier) => {
    const last = chancesWithOne(tier, dice, jokers);
    return rerolls > 1 ? Array.from(worthsOfKeeps(choose(last), rolled)) : meansOfKeeps(last, rolled);
  });
}

/** The chance of a condition from nothing rolled yet, with two re-rolls; the column p of the book. */
export function chanceFromStart(condition: Condition, dice: GameData['dice'], jokers: Jokers): number {
  const withTwo = choose(chancesWithOne(condition, dice, jokers));
  spread(withTwo);
  const nothingKept = 0;
  return worthsOfKeeps(choose(withTwo), [0, 0, 0, 0, 0, 0])[nothingKept] as number;
}

const passing = new Int8Array(RESULTS);

/** The chances before the last re-roll. */
function chancesWithOne(condition: Condition, dice: GameData['dice'], jokers: Jokers): Table {
  const { of, samples } = classesFor(dice, condition);
  const pairs = mostPairs(jokers);
  const missing = missingIn(dice, condition);
  const passes = Int8Array.from(samples, (tally, number) => {
    const lack = missing[number] as number;
    return lack === 0 || (lack <= pairs && canFulfill(condition, tally, jokers)) ? 1 : 0;
  });
  for (let result = 0; result < RESULTS; result++) passing[result] = passes[of[result] as number] as number;
  return averageOver(passing);
}
