import { missingFor } from '../conditions.ts';
import { canFulfil, type Jokers } from '../jokers.ts';
import type { Condition, GameData } from '../printed/shape.ts';
import { averageOver, oneRollEarlier, PARTIALS, type Table } from './keeping.ts';
import { classesFor, RESULTS } from './results.ts';

/** Something that dice can win. */
export interface Prize {
  readonly condition: Condition;
  readonly worth: number;
}

/** What a seat plays for: prizes of which it takes the best, at a price for each joker pair, or else the alarm. */
export interface Aims {
  readonly dice: GameData['dice'];
  readonly prizes: readonly Prize[];
  readonly jokers: Jokers;
  readonly pairPrice: number;
  readonly alarm: number;
}

const worths = new Float64Array(RESULTS);
const due = new Uint8Array(RESULTS);

/** Tables for the best dice to keep: `[0]` with one re-roll left, `[1]` with two. The buffers are reused by the next call. */
export function solve(aims: Aims): readonly [Table, Table] {
  worthOfResults(aims);
  averageOver(worths, BUFFERS[0]);
  oneRollEarlier(BUFFERS[0], BUFFERS[1]);
  return BUFFERS;
}

const BUFFERS: readonly [Table, Table] = [new Float64Array(PARTIALS), new Float64Array(PARTIALS)];

/** DIC-5.5: the alarm is a choice only if the dice alone fulfil nothing. */
function worthOfResults({ dice, prizes, jokers, pairPrice, alarm }: Aims): void {
  worths.fill(Number.NEGATIVE_INFINITY);
  due.fill(0);
  for (const { condition, worth } of prizes) {
    const { of, samples } = classesFor(dice, condition);
    const missing = samples.map((tally) => missingFor(condition, tally));
    const values = Float64Array.from(samples, (tally, i) => {
      if (!canFulfil(condition, tally, jokers)) return Number.NEGATIVE_INFINITY;
      return worth - (missing[i] as number) * pairPrice;
    });
    const dues = Uint8Array.from(missing, (dice) => (dice === 0 ? 1 : 0));
    for (let result = 0; result < RESULTS; result++) {
      const number = of[result] as number;
      due[result] = (due[result] as number) | (dues[number] as number);
      if ((values[number] as number) > (worths[result] as number)) worths[result] = values[number] as number;
    }
  }
  for (let result = 0; result < RESULTS; result++) {
    if (due[result] === 0 && (worths[result] as number) < alarm) worths[result] = alarm;
  }
}
