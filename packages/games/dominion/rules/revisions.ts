import type { Revision } from '@regalia/kernel';

/** What each revision of the rules changed, and the kinds it brought, in the order of their numbers. Only ever add to it. */
export const REVISIONS: readonly Revision[] = [
  {
    changes: [],
    cards: [
      ...['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse'],
      ...['courtyard', 'pawn', 'secret-chamber', 'great-hall', 'masquerade', 'shanty-town', 'steward', 'swindler'],
      ...['wishing-well', 'baron', 'bridge', 'conspirator', 'coppersmith', 'ironworks', 'mining-village', 'scout'],
      ...['duke', 'minion', 'saboteur', 'torturer', 'trading-post', 'tribute', 'upgrade', 'harem', 'nobles'],
      ...['cellar', 'chapel', 'moat', 'chancellor', 'village', 'woodcutter', 'workshop', 'bureaucrat', 'feast'],
      ...['gardens', 'militia', 'moneylender', 'remodel', 'smithy', 'spy', 'thief', 'throne-room', 'council-room'],
      ...['festival', 'laboratory', 'library', 'market', 'mine', 'witch', 'adventurer'],
    ],
  },
];
