/** The four colors in the order of the auction cards (PAN-3.1). */
export const COLORS = ['blue', 'red', 'green', 'yellow'] as const;
export type ColorName = (typeof COLORS)[number];
/** An index into `COLORS`. */
export type Color = number;

export const ALL_COLORS: readonly Color[] = [0, 1, 2, 3];
const LETTERS = 'BRGY';

/** 'RBY' as colors. */
export function parseColors(letters: string): Color[] {
  return Array.from(letters, (letter) => LETTERS.indexOf(letter));
}
