import type { Colour } from './colours.ts';
import type { Circle } from './pyramid.ts';

/** PAN-10.5: the best use of left-over gems. */
export interface Recolouring {
  /** The points of all one-coloured circles together. */
  readonly worth: number;
  /** The final colour of each circle, or -1 if it stays of several. */
  readonly colours: readonly (Colour | -1)[];
}

/** PAN-10.2: gems of the colour that make the circle one-coloured; a bottom half circle takes two. */
export function priceOf(circle: Circle, colour: Colour): number {
  return (circle.bottom === colour ? 0 : 2) + (circle.left === colour ? 0 : 1) + (circle.right === colour ? 0 : 1);
}

let best = new Int32Array(256);
let taken = new Int8Array(4096);

/**
 * Exact, by dynamic programming over the circles; the state is what is left of the four colours. `bonus` is what a
 * one-coloured circle of each colour is worth beyond its level.
 */
export function recolour(circles: readonly Circle[], gems: readonly number[], bonus: readonly number[]): Recolouring {
  const sizes = gems.map((count, colour) => Math.min(count, mostUseful(circles, colour)) + 1);
  const strides = [1, 1, 1, 1];
  for (let colour = 1; colour < 4; colour++) {
    strides[colour] = (strides[colour - 1] as number) * (sizes[colour - 1] as number);
  }
  const states = (strides[3] as number) * (sizes[3] as number);
  if (best.length < states) best = new Int32Array(states);
  if (taken.length < states * circles.length) taken = new Int8Array(states * circles.length);
  best.fill(0, 0, states);
  circles.forEach((circle, i) => {
    addCircle(circle, i * states, states, sizes, strides, bonus);
  });
  return { worth: best[states - 1] as number, colours: readBack(circles, states, strides) };
}

/**
 * In place: a state reads only itself and lower ones, so the highest goes first. The loops count down the gems left of each
 * colour, and the state with them. What a colour costs and brings is worked out before, since there are thousands of states.
 */
function addCircle(
  circle: Circle,
  row: number,
  states: number,
  sizes: readonly number[],
  strides: readonly number[],
  bonus: readonly number[],
): void {
  const [inBlue, inRed, inGreen, inYellow] = prices(circle);
  const [blueBack, redBack] = [inBlue * (strides[0] as number), inRed * (strides[1] as number)];
  const [greenBack, yellowBack] = [inGreen * (strides[2] as number), inYellow * (strides[3] as number)];
  const [blueWorth, redWorth] = [circle.level + (bonus[0] as number), circle.level + (bonus[1] as number)];
  const [greenWorth, yellowWorth] = [circle.level + (bonus[2] as number), circle.level + (bonus[3] as number)];
  let state = states - 1;
  for (let yellow = (sizes[3] as number) - 1; yellow >= 0; yellow--) {
    for (let green = (sizes[2] as number) - 1; green >= 0; green--) {
      for (let red = (sizes[1] as number) - 1; red >= 0; red--) {
        for (let blue = (sizes[0] as number) - 1; blue >= 0; blue--) {
          const none = best[state] as number;
          const asBlue = blue < inBlue ? -1 : (best[state - blueBack] as number) + blueWorth;
          const asRed = red < inRed ? -1 : (best[state - redBack] as number) + redWorth;
          const asGreen = green < inGreen ? -1 : (best[state - greenBack] as number) + greenWorth;
          const asYellow = yellow < inYellow ? -1 : (best[state - yellowBack] as number) + yellowWorth;
          const most = Math.max(none, asBlue, asRed, asGreen, asYellow);
          best[state] = most;
          taken[row + state] = most === none ? -1 : most === asBlue ? 0 : most === asRed ? 1 : most === asGreen ? 2 : 3;
          state--;
        }
      }
    }
  }
}

function prices(circle: Circle): [blue: number, red: number, green: number, yellow: number] {
  return [priceOf(circle, 0), priceOf(circle, 1), priceOf(circle, 2), priceOf(circle, 3)];
}

function readBack(circles: readonly Circle[], states: number, strides: readonly number[]): (Colour | -1)[] {
  const colours = new Array<Colour | -1>(circles.length).fill(-1);
  let state = states - 1;
  for (let i = circles.length - 1; i >= 0; i--) {
    const colour = taken[i * states + state] as Colour | -1;
    colours[i] = colour;
    if (colour >= 0) state -= priceOf(circles[i] as Circle, colour) * (strides[colour] as number);
  }
  return colours;
}

function mostUseful(circles: readonly Circle[], colour: Colour): number {
  let sum = 0;
  for (const circle of circles) sum += priceOf(circle, colour);
  return sum;
}
