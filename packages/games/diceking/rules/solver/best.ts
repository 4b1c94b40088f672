import { canFulfill, type Jokers, mostPairs } from '../jokers.ts';
import type { Condition, GameData } from '../printed/shape.ts';
import { averageOver, bestOf, choose, meansOfKeeps, PARTIALS, type Table, worthsOfKeeps } from './keeping.ts';
import { type Classes, classesFor, missingIn, RESULTS } from './results.ts';

/** Something that dice can win. */
export interface Prize {
  readonly condition: Condition;
  readonly worth: number;
}

/** What a seat plays for: prizes, of them the best, at a price for each joker pair, or else the alarm. */
export interface Aims {
  readonly dice: GameData['dice'];
  readonly prizes: readonly Prize[];
  readonly jokers: Jokers;
  readonly pairPrice: number;
  readonly alarm: number;
}

/** What the aims are worth before a re-roll. */
export interface Solution {
  /** The means of all partials, with one re-roll left. */
  readonly withOne: Table;
  /** What each result is worth if one re-roll is left after the next. */
  readonly withTwo: Table;
}

const BUFFERS: Solution = { withOne: new Float64Array(PARTIALS), withTwo: new Float64Array(PARTIALS) };
const worths = new Float64Array(RESULTS);
const due = new Uint8Array(RESULTS);

/** The buffers are reused by the next call. */
export function solve(aims: Aims): Solution {
  worthOfResults(aims);
  averageOver(worths, BUFFERS.withOne);
  choose(BUFFERS.withOne, BUFFERS.withTwo);
  return BUFFERS;
}

/** The mean for every set of dice to keep (bit d is die d), with `rerolls` re-rolls left. */
export function worthsBefore({ withOne, withTwo }: Solution, rolled: readonly number[], rerolls: number) {
  return rerolls > 1 ? worthsOfKeeps(withTwo, rolled) : meansOfKeeps(withOne, rolled);
}

/** The best dice to keep, and what the turn is then worth. */
export function bestKeep(solution: Solution, rolled: readonly number[], rerolls: number) {
  return bestOf(worthsBefore(solution, rolled, rerolls));
}

/** DIC-5.5: the alarm is a choice only if the dice alone fulfill nothing. */
function worthOfResults(aims: Aims): void {
  worths.fill(Number.NEGATIVE_INFINITY);
  for (const [{ of }, values] of valuesByClass(aims)) {
    for (let result = 0; result < RESULTS; result++) {
      const value = values[of[result] as number] as number;
      const before = worths[result] as number;
      worths[result] = value > before ? value : before;
    }
  }
  markDue(aims);
  for (let result = 0; result < RESULTS; result++) {
    if (due[result] === 0 && (worths[result] as number) < aims.alarm) worths[result] = aims.alarm;
  }
}

/** The best prize of every class, for each way to sort results. */
function valuesByClass({ dice, prizes, jokers, pairPrice }: Aims): Map<Classes, Float64Array> {
  const found = new Map<Classes, Float64Array>();
  const pairs = mostPairs(jokers);
  for (const { condition, worth } of prizes) {
    const classes = classesFor(dice, condition);
    const { samples } = classes;
    const values = found.get(classes) ?? new Float64Array(samples.length).fill(Number.NEGATIVE_INFINITY);
    found.set(classes, values);
    const missing = missingIn(dice, condition);
    for (let number = 0; number < samples.length; number++) {
      const lack = missing[number] as number;
      if (lack > pairs) continue;
      const value = worth - lack * pairPrice;
      if (value <= (values[number] as number)) continue;
      if (lack === 0 || canFulfill(condition, samples[number] as Classes['samples'][number], jokers))
        values[number] = value;
    }
  }
  return found;
}

/** The results that must be taken though the alarm is worth more: where a better prize is due, it outweighs the alarm. */
function markDue({ dice, prizes, alarm }: Aims): void {
  due.fill(0);
  for (const { condition, worth } of prizes) {
    if (worth >= alarm) continue;
    const { of } = classesFor(dice, condition);
    const missing = missingIn(dice, condition);
    for (let result = 0; result < RESULTS; result++) if (missing[of[result] as number] === 0) due[result] = 1;
  }
}
