import { canFulfil, type Jokers } from '../jokers.ts';
import type { Citizen, Condition, GameData } from '../printed/shape.ts';
import { averageOver, KEEP_SETS, oneRollEarlier, type Table, worthOfKeep } from './keeping.ts';
import { classesFor, RESULTS } from './results.ts';

/** For every set of dice to keep (bit d is die d), the chance to fulfil one level of a card when playing for it alone. */
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
export function chancesOf(card: Citizen, before: Throw): Chances[] {
  return card.tiers.map((tier) => {
    const table = tableFor(tier, before);
    return Array.from({ length: KEEP_SETS }, (_, keep) => worthOfKeep(table, before.rolled, keep));
  });
}

/** The chance of a condition from nothing rolled yet, with two re-rolls; the column p of the book. */
export function chanceFromStart(condition: Condition, dice: GameData['dice'], jokers: Jokers): number {
  const nothingKept = 0;
  const table = oneRollEarlier(tableFor(condition, { dice, rerolls: 2, jokers }));
  return worthOfKeep(table, [0, 0, 0, 0, 0, 0], nothingKept);
}

const passing = new Int8Array(RESULTS);

/** The chances before a re-roll that leaves `rerolls - 1` more. */
function tableFor(condition: Condition, { dice, rerolls, jokers }: Omit<Throw, 'rolled'>): Table {
  const { of, samples } = classesFor(dice, condition);
  const passes = samples.map((tally) => (canFulfil(condition, tally, jokers) ? 1 : 0));
  for (let result = 0; result < RESULTS; result++) passing[result] = passes[of[result] as number] as number;
  let table = averageOver(passing);
  for (let left = rerolls; left > 1; left--) table = oneRollEarlier(table);
  return table;
}
