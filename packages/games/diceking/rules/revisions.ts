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
  {
    changes: [
      'DIC-4.2: fewer fires at the start',
      'DIC-4.5: gems lie on the same spaces for every number of players',
      'DIC-7.3: mer-09, thi-07 and sla-09 ask for pairs and larger groups only',
    ],
    cards: [],
  },
];
