import type { RewardType } from '@regalia/games/panovnik';

/** Every sign that a card can show. */
export const SIGNS: readonly RewardType[] = [
  'gems',
  'cards',
  'points',
  'magic',
  'science',
  'defense',
  'attack',
  'eternal',
  'magic-bonus',
  'circle-bonus',
];
