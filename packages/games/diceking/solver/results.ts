import { type Condition, colorOf, DICE, FACES, type GameData, numberOf } from '../printed/shape.ts';
import { type Tally, tallyOf } from '../tally.ts';

/** All results of six dice: result r has die d on face `floor(r / 6^d) % 6`. */
export const RESULTS = 6 ** 6;

/** What conditions look at, for every result, as one number for each kind of condition. */
export interface Results {
  readonly dice: GameData['dice'];
  /** Counts of the numbers, of the colours, sums of the colours: digits in base 7 or 37. */
  readonly numbers: Int32Array;
  readonly colors: Int32Array;
  readonly sums: Int32Array;
}

const COUNT_DIGITS = [1, 7, 7 ** 2, 7 ** 3, 7 ** 4, 7 ** 5] as const;
const SUM_DIGITS = [1, 37, 37 ** 2] as const;
/** One more than the largest key of any kind. */
const KEYS = 7 ** 6;

const known = new WeakMap<GameData['dice'], Results>();

/** Made once for given dice. */
export function resultsOf(dice: GameData['dice']): Results {
  const found = known.get(dice);
  if (found !== undefined) return found;
  const results: Results = {
    dice,
    numbers: addUp(dice, (face) => COUNT_DIGITS[numberOf(face) - 1] as number),
    colors: addUp(dice, (face) => COUNT_DIGITS[colorOf(face)] as number),
    sums: addUp(dice, (face) => numberOf(face) * (SUM_DIGITS[colorOf(face)] as number)),
  };
  known.set(dice, results);
  return results;
}

/** The faces that the dice show in a result. */
export function facesOf(dice: GameData['dice'], result: number): number[] {
  const faces: number[] = [];
  for (let die = 0, rest = result; die < DICE; die++, rest = Math.floor(rest / FACES)) {
    faces.push((dice[die] as readonly number[])[rest % FACES] as number);
  }
  return faces;
}

/** The result in which die d lies on face `rolled[d]`. */
export function resultOf(rolled: readonly number[]): number {
  let result = 0;
  for (let die = DICE - 1; die >= 0; die--) result = result * FACES + (rolled[die] as number);
  return result;
}

const verdicts = new Int8Array(KEYS);

/**
 * Writes 1 for every result of which `test` holds, else 0. The test must depend on nothing but what the kind of condition
 * looks at: it is asked once for all results that look alike.
 */
export function markPassing(
  results: Results,
  kind: Condition['kind'],
  test: (tally: Tally) => boolean,
  into: Uint8Array,
): void {
  const keys = keysFor(results, kind);
  verdicts.fill(-1);
  for (let result = 0; result < RESULTS; result++) {
    const key = keys[result] as number;
    if (verdicts[key] === -1) verdicts[key] = test(tallyOf(facesOf(results.dice, result))) ? 1 : 0;
    into[result] = verdicts[key] as number;
  }
}

/** For every result the sum over its faces. */
function addUp(dice: GameData['dice'], worth: (face: number) => number): Int32Array {
  const sums = new Int32Array(RESULTS);
  let size = 1;
  for (const faces of dice) {
    const values = faces.map(worth);
    for (let at = size * FACES - 1; at >= 0; at--) {
      sums[at] = (sums[at % size] as number) + (values[Math.floor(at / size)] as number);
    }
    size *= FACES;
  }
  return sums;
}

function keysFor(results: Results, kind: Condition['kind']): Int32Array {
  switch (kind) {
    case 'color':
      return results.colors;
    case 'number':
    case 'group':
    case 'straight':
      return results.numbers;
    case 'sum':
    case 'colorSum':
    case 'colorOrder':
      return results.sums;
  }
}
