import type { Card } from '@regalia/kernel';

/** Something on its way from one place of the board to another. */
export interface Flight {
  /** A card, the back of one (null), or a token that the game draws. */
  readonly what: Card | null | { readonly of: string; readonly id: number };
  readonly from: string;
  readonly to: string;
}
