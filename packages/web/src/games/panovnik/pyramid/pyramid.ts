import type { PlacedView } from '@regalia/games/panovnik';

/** Where things of a pyramid are drawn: a card is one wide, and each level is half a card further in. */
export interface Bounds {
  readonly left: number;
  readonly columns: number;
  readonly levels: number;
}

interface Spot {
  readonly level: number;
  readonly x: number;
}

/** The middle of a slot, in cards from the left end of the lowest row. */
export const columnOf = ({ level, x }: Spot): number => x + (level - 1) / 2;

/** A frame that holds all of these, and room for at least three cards on two levels. */
export function frameOf(spots: readonly Spot[]): Bounds {
  const columns = spots.map(columnOf);
  const left = Math.min(0, ...columns);
  const taken = Math.max(0, ...columns) - left + 1;
  const wide = Math.max(3, taken);
  return {
    left: left - (wide - taken) / 2,
    columns: wide,
    levels: Math.max(2, ...spots.map(({ level }) => level)),
  };
}

const MOST_LEVELS = 5;

/** The outermost places for a next card: at both ends of the lowest row, and one level up. */
export function roomAround(placed: readonly Spot[]): Spot[] {
  const row = placed.filter(({ level }) => level === 1).map(({ x }) => x);
  if (row.length === 0) return [];
  const level = Math.min(Math.max(...placed.map((one) => one.level)) + 1, MOST_LEVELS);
  return [
    { level: 1, x: Math.min(...row) - 1 },
    { level: 1, x: Math.max(...row) + 1 },
    { level, x: Math.min(...row) },
  ];
}

/** The card that lies highest, for the order in which cards are drawn. */
export const byLevel = (a: Pick<PlacedView, 'level' | 'x'>, b: Pick<PlacedView, 'level' | 'x'>): number =>
  a.level - b.level || a.x - b.x;
