import { type Game, LEVELS } from '@regalia/kernel';

/** The names of the bots that play every game, weakest first. */
export const GENERIC_BOTS = ['random', 'greedy'] as const;

/** The name of the bot that searches a tree, in games that say how. */
const TREE_SEARCH = 'tree';

/** The hard time limit of one answer, in ms. The bot's own budget normally ends its search long before. */
export const THINKING_TIME = 1000;

/** The names of all bots that play this game: the levels, and those that older tables know. */
export function botNames(game: Game): string[] {
  const search = game.search === null ? [] : [TREE_SEARCH];
  return [...LEVELS, ...GENERIC_BOTS, ...game.bots.map((bot) => bot.name), ...search];
}
