import type { Revision } from '@regalia/kernel';
import { CARD_NAMES } from './printed/shape.ts';

/**
 * What each revision of the rules changed, and the citizens it brought, in the order of their numbers. Only ever add to it.
 * Our own dice, map, set-ups and cards are part of the revision: records without corrected data depend on them.
 */
export const REVISIONS: readonly Revision[] = [
  { changes: [], cards: CARD_NAMES },
  {
    changes: ['DIC-10.13: a landowner whose first tile uses up token 16 wins without being asked for the second'],
    cards: [],
  },
];
