/** The four colours in the order of the auction cards (PAN-3.1). */
export const COLOURS = ['blue', 'red', 'green', 'yellow'] as const;
export type ColourName = (typeof COLOURS)[number];
/** An index into `COLOURS`. */
export type Colour = number;

export const ALL_COLOURS: readonly Colour[] = [0, 1, 2, 3];
const LETTERS = 'BRGY';

/** 'RBY' as colours. */
export function parseColours(letters: string): Colour[] {
  return Array.from(letters, (letter) => LETTERS.indexOf(letter));
}
