import { DICE, FACES } from '../printed/shape.ts';
import { RESULTS } from './results.ts';

/**
 * Exact expectations over re-rolls. A *partial* is a result in which some dice are still to be rolled: digit 6 of its die
 * in base 7. The value of a partial is the mean over its open dice, taken one die at a time.
 */
const BASE = FACES + 1;
export const PARTIALS = 7 ** 6;
/** The sets of dice to keep, as bits. */
const KEEP_SETS = 1 << DICE;

/** Values of partials. */
export type Table = Float64Array;

const STRIDES: readonly number[] = [1, 7, 7 ** 2, 7 ** 3, 7 ** 4, 7 ** 5];

/** For each die the partials that begin its blocks: the dice before it show 0, those after it any face. */
const BLOCKS: readonly Int32Array[] = STRIDES.map((_, die) => blocksAfter(die));

function blocksAfter(die: number): Int32Array {
  let starts = [0];
  for (const stride of STRIDES.slice(die + 1)) {
    starts = starts.flatMap((start) => Array.from({ length: FACES }, (_, face) => start + face * stride));
  }
  return Int32Array.from(starts).sort((a, b) => a - b);
}

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

/**
 * What each result is worth before a re-roll, if the best dice to keep are chosen by the means `later`. Says so of results
 * only: `spread` makes the means of all partials out of it, `worthsOfKeeps` those that one result needs.
 */
export function choose(later: Table, into: Table = new Float64Array(PARTIALS)): Table {
  into.set(later);
  for (let die = DICE - 1; die >= 0; die--) takeBest(into, die);
  return into;
}

/** Fills in the means of all partials with open dice. */
export function spread(table: Table): void {
  for (let die = 0; die < DICE; die++) takeMeans(table, die);
}

/** The mean for every set of dice of a result to keep, out of what results are worth. */
export function worthsOfKeeps(table: Table, rolled: readonly number[]): Float64Array {
  let from = table;
  for (let die = DICE - 1, sets = 1; die >= 0; die--, sets *= 2) {
    const stride = STRIDES[die] as number;
    const into = new Float64Array(2 * sets * stride);
    for (let set = 0; set < sets; set++) {
      const start = set * stride * BASE;
      const shown = start + (rolled[die] as number) * stride;
      for (let i = 0; i < stride; i++) into[2 * set * stride + i] = meanAt(from, start + i, stride);
      into.set(from.subarray(shown, shown + stride), (2 * set + 1) * stride);
    }
    from = into;
  }
  return from;
}

/** The set to keep that is worth most; of equal ones that with most dice at the end of the row. */
export function bestOf(worths: ArrayLike<number>): { readonly keep: number; readonly worth: number } {
  let keep = KEEP_SETS - 1;
  for (let set = keep - 1; set >= 0; set--) if ((worths[set] as number) > (worths[keep] as number)) keep = set;
  return { keep, worth: worths[keep] as number };
}

/** The mean for every set of dice of a result to keep, out of the means of all partials. */
export function meansOfKeeps(table: Table, rolled: readonly number[]): number[] {
  return Array.from({ length: KEEP_SETS }, (_, keep) => worthOfKeep(table, rolled, keep));
}

/** The mean if the dice of the set are kept and the others rolled. */
function worthOfKeep(table: Table, rolled: readonly number[], keep: number): number {
  let place = 0;
  for (let die = 0; die < DICE; die++) {
    place += ((keep >> die) & 1 ? (rolled[die] as number) : FACES) * (STRIDES[die] as number);
  }
  return table[place] as number;
}

function takeMeans(t: Table, die: number): void {
  const stride = STRIDES[die] as number;
  const starts = BLOCKS[die] as Int32Array;
  for (let block = 0; block < starts.length; block++) {
    const start = starts[block] as number;
    for (let at = start; at < start + stride; at++) t[at + FACES * stride] = meanAt(t, at, stride);
  }
}

function meanAt(t: Table, a: number, stride: number): number {
  const b = a + stride;
  const c = b + stride;
  const d = c + stride;
  const e = d + stride;
  return (cell(t, a) + cell(t, b) + cell(t, c) + cell(t, d) + cell(t, e) + cell(t, e + stride)) * (1 / FACES);
}

/** Rolling this die again, where that is better. Face by face and without a branch: this is where solving takes its time. */
function takeBest(t: Table, die: number): void {
  const stride = STRIDES[die] as number;
  const starts = BLOCKS[die] as Int32Array;
  for (let block = 0; block < starts.length; block++) {
    const start = starts[block] as number;
    for (let a = start; a < start + stride; a++) {
      const least = cell(t, a + FACES * stride);
      raise(t, a, least);
      raise(t, a + stride, least);
      raise(t, a + 2 * stride, least);
      raise(t, a + 3 * stride, least);
      raise(t, a + 4 * stride, least);
      raise(t, a + 5 * stride, least);
    }
  }
}

function raise(t: Table, at: number, least: number): void {
  const value = cell(t, at);
  t[at] = value < least ? least : value;
}

function cell(table: Table, at: number): number {
  return table[at] as number;
}
