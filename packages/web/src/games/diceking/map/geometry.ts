/** Hexagons stand on a point; `SIZE` is from the middle to a corner. */
const SIZE = 60;
const WIDTH = Math.sqrt(3) * SIZE;
const RIM = 6;

/** The outline of a space around its middle. */
export const HEX = `M0 ${-SIZE}L${WIDTH / 2} ${-SIZE / 2}V${SIZE / 2}L0 ${SIZE}L${-WIDTH / 2} ${SIZE / 2}V${-SIZE / 2}z`;

type Axial = readonly [number, number];

export function centerOf([q, r]: Axial): { readonly x: number; readonly y: number } {
  return { x: WIDTH * (q + r / 2), y: 1.5 * SIZE * r };
}

/** The view box that holds all spaces. */
export function boxOf(spaces: readonly Axial[]): string {
  const centers = spaces.map(centerOf);
  const [xs, ys] = [centers.map(({ x }) => x), centers.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - WIDTH / 2 - RIM, Math.min(...ys) - SIZE - RIM];
  const [right, bottom] = [Math.max(...xs) + WIDTH / 2 + RIM, Math.max(...ys) + SIZE + RIM];
  return `${left} ${top} ${right - left} ${bottom - top}`;
}
