import type { Revision } from '@regalia/kernel';

/** What each revision of the rules changed, and the cards it brought, in the order of their numbers. Only ever add to it. */
export const REVISIONS: readonly Revision[] = [
  {
    changes: [],
    cards: [
      ...['kings-nest', 'ancient-divide', 'eternal-palace', 'great-library-of-ahm', 'wellspring-of-power'],
      ...['citadel-of-the-prophets', 'golden-ziggurat', 'bath-of-the-gods', 'maze-of-the-damned', 'eye-of-the-north'],
      ...['jinns-shackles', 'old-mans-pass', 'blood-tear-spring', 'sky-pillars', 'great-hall', 'shield-mountain'],
      ...['roof-of-the-world', 'sapphire-port'],
    ],
  },
];
