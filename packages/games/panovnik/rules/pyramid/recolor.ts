import type { Color } from '../colors.ts';
import type { Circle } from './pyramid.ts';

/** PAN-10.5: the best use of left-over gems. */
export interface Recoloring {
  /** The points of all one-colored circles together. */
  readonly worth: number;
  /** The final color of each circle, or -1 if it stays of several. */
  readonly colors: readonly (Color | -1)[];
}

/** PAN-10.2: gems of the color that make the circle one-colored; a bottom half circle takes two. */
export function priceOf(circle: Circle, color: Color): number {
  return (circle.bottom === color ? 0 : 2) + (circle.left === color ? 0 : 1) + (circle.right === color ? 0 : 1);
}

let best = new Int32Array(256);
let taken = new Int8Array(4096);

/**
 * Exact, by dynamic programming over the circles; the state is what is left of the four colors. `bonus` is what a
 * one-colored circle of each color is worth beyond its level.
 */
export function recolor(circles: readonly Circle[], gems: readonly number[], bonus: readonly number[]): Recoloring {
  const sizes = gems.map((count, color) => Math.min(count, mostUseful(circles, color)) + 1);
  const strides = [1, 1, 1, 1];
  for (let color = 1; color < 4; color++) {
    strides[color] = (strides[color - 1] as number) * (sizes[color - 1] as number);
  }
  const states = (strides[3] as number) * (sizes[3] as number);
  if (best.length < states) best = new Int32Array(states);
  if (taken.length < states * circles.length) taken = new Int8Array(states * circles.length);
  best.fill(0, 0, states);
  circles.forEach((circle, i) => {
    addCircle(circle, i * states, states, sizes, strides, bonus);
  });
  return { worth: best[states - 1] as number, colors: readBack(circles, states, strides) };
}

/**
 * In place: a state reads only itself and lower ones, so the highest goes first. The loops count down the gems left of each
 * color, and the state with them. What a color costs and brings is worked out before, since there are thousands of states.
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

function readBack(circles: readonly Circle[], states: number, strides: readonly number[]): (Color | -1)[] {
  const colors = new Array<Color | -1>(circles.length).fill(-1);
  let state = states - 1;
  for (let i = circles.length - 1; i >= 0; i--) {
    const color = taken[i * states + state] as Color | -1;
    colors[i] = color;
    if (color >= 0) state -= priceOf(circles[i] as Circle, color) * (strides[color] as number);
  }
  return colors;
}

function mostUseful(circles: readonly Circle[], color: Color): number {
  let sum = 0;
  for (const circle of circles) sum += priceOf(circle, color);
  return sum;
}
