import { missingFor } from '../conditions.ts';
import { type Condition, colorOf, DICE, FACES, type GameData, numberOf } from '../printed/shape.ts';
import { type Tally, tallyOf } from '../tally.ts';

/** All results of six dice: result r has die d on face `floor(r / 6^d) % 6`. */
export const RESULTS = 6 ** 6;

/** Results sorted into classes that look alike to some kind of condition. */
export interface Classes {
  /** The class of each result. */
  readonly of: Uint16Array;
  /** A result of each class. */
  readonly samples: readonly Tally[];
}

const COUNT_DIGITS = [1, 7, 7 ** 2, 7 ** 3, 7 ** 4, 7 ** 5] as const;
const SUM_DIGITS = [1, 37, 37 ** 2] as const;

/** What a condition looks at. */
type Aspect = 'numbers' | 'colors' | 'sums' | 'total' | number;

/** What is known of some dice. */
interface Known {
  readonly classes: Map<Aspect, Classes>;
  readonly missing: WeakMap<Condition, Uint8Array>;
}

const known = new WeakMap<GameData['dice'], Known>();

function knownOf(dice: GameData['dice']): Known {
  const found = known.get(dice) ?? { classes: new Map(), missing: new WeakMap() };
  known.set(dice, found);
  return found;
}

/** The classes for a condition; made once for given dice, and only those that are asked for. */
export function classesFor(dice: GameData['dice'], condition: Condition): Classes {
  const { classes } = knownOf(dice);
  const aspect = aspectOf(condition);
  const found = classes.get(aspect) ?? classify(dice, keyFor(aspect));
  classes.set(aspect, found);
  return found;
}

/** How many dice the results of each class for the condition lack. */
export function missingIn(dice: GameData['dice'], condition: Condition): Uint8Array {
  const { missing } = knownOf(dice);
  const { samples } = classesFor(dice, condition);
  const found = missing.get(condition) ?? Uint8Array.from(samples, (tally) => missingFor(condition, tally));
  missing.set(condition, found);
  return found;
}

function aspectOf(condition: Condition): Aspect {
  switch (condition.kind) {
    case 'color':
      return 'colors';
    case 'number':
    case 'group':
    case 'straight':
      return 'numbers';
    case 'sum':
      return 'total';
    case 'colorSum':
      return condition.color;
    case 'colorOrder':
      return 'sums';
  }
}

/** Faces that look alike have the same key. */
function keyFor(aspect: Aspect): (face: number) => number {
  switch (aspect) {
    case 'numbers':
      return (face) => COUNT_DIGITS[numberOf(face) - 1] as number;
    case 'colors':
      return (face) => COUNT_DIGITS[colorOf(face)] as number;
    case 'sums':
      return (face) => numberOf(face) * (SUM_DIGITS[colorOf(face)] as number);
    case 'total':
      return numberOf;
    default:
      return (face) => (colorOf(face) === aspect ? numberOf(face) : 0);
  }
}

/** The faces that the dice show in a result. */
function facesOf(dice: GameData['dice'], result: number): number[] {
  const faces: number[] = [];
  for (let die = 0, rest = result; die < DICE; die++, rest = Math.floor(rest / FACES)) {
    faces.push((dice[die] as readonly number[])[rest % FACES] as number);
  }
  return faces;
}

/** Results whose faces have the same sum of keys are one class. */
function classify(dice: GameData['dice'], keyOf: (face: number) => number): Classes {
  const keys = addUp(dice, keyOf);
  const of = new Uint16Array(RESULTS);
  const samples: Tally[] = [];
  const found = new Map<number, number>();
  for (let result = 0; result < RESULTS; result++) {
    const key = keys[result] as number;
    let number = found.get(key);
    if (number === undefined) {
      number = samples.length;
      found.set(key, number);
      samples.push(tallyOf(facesOf(dice, result)));
    }
    of[result] = number;
  }
  return { of, samples };
}

/** For every result the sum over its faces. */
function addUp(dice: GameData['dice'], keyOf: (face: number) => number): Int32Array {
  const sums = new Int32Array(RESULTS);
  let size = 1;
  for (const faces of dice) {
    const keys = faces.map(keyOf);
    for (let at = size * FACES - 1; at >= 0; at--) {
      sums[at] = (sums[at % size] as number) + (keys[Math.floor(at / size)] as number);
    }
    size *= FACES;
  }
  return sums;
}
