import type { PlacedView } from '@regalia/games/panovnik';
import type { CSSProperties } from 'react';

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

/** A frame that holds all of these; one in which cards will be placed has room for four columns and three levels from the start. */
export function frameOf(spots: readonly Spot[], hasRoom = false): Bounds {
  const columns = spots.map(columnOf);
  const left = Math.min(0, ...columns);
  const taken = Math.max(0, ...columns) - left + 1;
  const wide = Math.max(hasRoom ? 4 : 3, taken);
  return {
    left: left - (wide - taken) / 2,
    columns: wide,
    levels: Math.max(hasRoom ? 3 : 2, ...spots.map(({ level }) => level)),
  };
}

/** Where a frame shows a slot. */
export function spotStyle(frame: Bounds, spot: Spot): CSSProperties {
  return { '--column': columnOf(spot) - frame.left, '--level': spot.level } as CSSProperties;
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
