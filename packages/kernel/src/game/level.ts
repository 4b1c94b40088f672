/** The levels of every game, weakest first. */
export const LEVELS = ['beginner', 'easy', 'medium', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** The default level, which also plays for a person who has left. */
export const FIRST_LEVEL: Level = 'easy';
