import type { Revision } from '@regalia/kernel';

/** What each revision of the rules changed, and the kinds it brought, in the order of their numbers. Only ever add to it. */
export const REVISIONS: readonly Revision[] = [
  {
    changes: [],
    cards: [
      ...['assassin', 'thief', 'magician', 'king', 'bishop', 'merchant', 'architect', 'warlord'],
      ...['manor', 'castle', 'palace', 'temple', 'church', 'monastery', 'cathedral'],
      ...['tavern', 'market', 'trading_post', 'docks', 'harbor', 'town_hall'],
      ...['watchtower', 'prison', 'battlefield', 'fortress'],
      ...['haunted_city', 'keep', 'laboratory', 'smithy', 'observatory', 'graveyard', 'library', 'school_of_magic'],
      ...['university', 'dragon_gate', 'great_wall'],
      ...['sapito', 'treasury_wagon', 'acrobat', 'fortune_teller', 'fristensky', 'director', 'human_cannonball'],
    ],
  },
];
