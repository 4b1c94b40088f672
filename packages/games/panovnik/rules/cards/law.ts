import { type Part, type Program, program } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import type { Reckoning } from '../pyramid/reckoning.ts';

/** How a law comes into the pyramid: into an empty slot, in place of another card, or under a character. */
export type Entrance = 'slot' | 'exchange' | 'tuck';

/** Points at the end of the game: `each` times the count. */
export interface EndPoints {
  readonly each: number;
  readonly count: (r: Reckoning, place: number) => number;
}

/** What a law says. */
export interface LawText {
  readonly id: string;
  readonly entrance: Entrance;
  /** What happens when it is played, in the order of its text; placing comes first. */
  readonly program: Program<Turn>;
  readonly end: EndPoints | null;
}

interface LawFacts {
  readonly entrance?: Entrance;
  readonly end?: EndPoints;
}

/** `text` is what happens when the law is played. */
export function lawText(id: string, facts: LawFacts, text: readonly Part<Turn>[]): LawText {
  const { entrance = 'slot', end = null } = facts;
  return { id, entrance, program: program(text), end };
}
