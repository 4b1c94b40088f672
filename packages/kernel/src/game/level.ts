/** The levels of every game, weakest first. */
export const LEVELS = ['beginner', 'easy', 'medium', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** The level that a newcomer meets, and that plays on for somebody who has left. */
export const FIRST_LEVEL: Level = 'easy';
