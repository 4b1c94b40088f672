import { DICE, FACES } from '../printed/shape.ts';
import { RESULTS } from './results.ts';

/**
 * Exact expectations over re-rolls. A *partial* is a result in which some dice are still to be rolled: digit 6 of its die
 * in base 7. The value of a partial is the mean over its open dice, taken one die at a time.
 */
const BASE = FACES + 1;
export const PARTIALS = 7 ** 6;
/** The sets of dice to keep, as bits. */
export const KEEP_SETS = 1 << DICE;

/** Values of all partials. */
export type Table = Float64Array;

const STRIDES: readonly number[] = [1, 7, 7 ** 2, 7 ** 3, 7 ** 4, 7 ** 5];

/** The partial of each result: the same digits in base 7. */
const PLACES = new Int32Array(RESULTS);
for (let result = 0; result < RESULTS; result++) {
  let place = 0;
  for (let die = 0, rest = result; die < DICE; die++, rest = Math.floor(rest / FACES)) {
    place += (rest % FACES) * (STRIDES[die] as number);
  }
  PLACES[result] = place;
}

/** The means of all partials, given what each result is worth. */
export function averageOver(worths: Float64Array | Int8Array, into: Table = new Float64Array(PARTIALS)): Table {
  for (let result = 0; result < RESULTS; result++) into[PLACES[result] as number] = worths[result] as number;
  spread(into);
  return into;
}

/** One re-roll earlier: the means, if before them the best dice to keep are chosen. `later` stays as it is. */
export function oneRollEarlier(later: Table, into: Table = new Float64Array(PARTIALS)): Table {
  into.set(later);
  for (const stride of STRIDES) takeBest(into, stride);
  spread(into);
  return into;
}

/** What a result is worth if the best dice to keep are chosen; keeping all is among the choices. */
export function bestKeep(table: Table, rolled: readonly number[]): { readonly keep: number; readonly worth: number } {
  let keep = KEEP_SETS - 1;
  let worth = worthOfKeep(table, rolled, keep);
  for (let set = keep - 1; set >= 0; set--) {
    const other = worthOfKeep(table, rolled, set);
    if (other <= worth) continue;
    keep = set;
    worth = other;
  }
  return { keep, worth };
}

/** The mean if the dice of the set are kept and the others rolled. */
export function worthOfKeep(table: Table, rolled: readonly number[], keep: number): number {
  let place = 0;
  for (let die = 0; die < DICE; die++) {
    place += ((keep >> die) & 1 ? (rolled[die] as number) : FACES) * (STRIDES[die] as number);
  }
  return table[place] as number;
}

function spread(table: Table): void {
  for (const stride of STRIDES) takeMeans(table, stride);
}

function takeMeans(t: Table, stride: number): void {
  for (let block = 0; block < PARTIALS; block += stride * BASE) {
    for (let a = block; a < block + stride; a++) {
      const b = a + stride;
      const c = b + stride;
      const d = c + stride;
      const e = d + stride;
      const f = e + stride;
      t[f + stride] = (cell(t, a) + cell(t, b) + cell(t, c) + cell(t, d) + cell(t, e) + cell(t, f)) / FACES;
    }
  }
}

/** Rolling this die again, where that is better. */
function takeBest(t: Table, stride: number): void {
  for (let block = 0; block < PARTIALS; block += stride * BASE) {
    for (let at = block; at < block + stride; at++) {
      const last = at + FACES * stride;
      const rolled = cell(t, last);
      for (let i = at; i < last; i += stride) if (cell(t, i) < rolled) t[i] = rolled;
    }
  }
}

function cell(table: Table, at: number): number {
  return table[at] as number;
}
