import { colorOf, FACES, numberOf } from './printed/shape.ts';

/** How often dice show each number and color, and the sum of each color: all that conditions look at. */
export interface Tally {
  /** `numbers[n - 1]` dice show n. */
  readonly numbers: number[];
  readonly colors: number[];
  readonly sums: number[];
}

const NONE_SHOWN: readonly number[] = new Array<number>(FACES).fill(0);

export function emptyTally(): Tally {
  return { numbers: NONE_SHOWN.slice(), colors: [0, 0, 0], sums: [0, 0, 0] };
}

export function tallyOf(faces: readonly number[]): Tally {
  const tally = emptyTally();
  for (let i = 0; i < faces.length; i++) addFace(tally, faces[i] as number, 1);
  return tally;
}

/** Adds a die, or takes it away again with `count` -1. */
export function addFace(tally: Tally, face: number, count: number): void {
  const color = colorOf(face);
  const shown = numberOf(face);
  tally.numbers[shown - 1] = (tally.numbers[shown - 1] as number) + count;
  tally.colors[color] = (tally.colors[color] as number) + count;
  tally.sums[color] = (tally.sums[color] as number) + count * shown;
}
