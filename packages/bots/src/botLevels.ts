import type { Bot, Game } from '@regalia/kernel';
import { type GENERIC_BOTS, THINKING_TIME } from './botNames.ts';
import { makeGreedyBot } from './greedyBot.ts';
import { findLevel } from './levels.ts';
import { randomBot } from './randomBot.ts';
import { makeSearchBot } from './search/search.ts';

/** A bot and how long it may think at a table. */
export interface BotLevel {
  readonly bot: Bot;
  /** The hard time limit of one answer. The bot's own budget normally ends its search long before. */
  readonly milliseconds: number;
}

const GENERIC: Readonly<Record<(typeof GENERIC_BOTS)[number], Bot>> = {
  random: randomBot,
  greedy: makeGreedyBot('greedy', { worlds: 8, answers: 48, guesses: 12 }),
};

const TREE_ITERATIONS = 1000;
/** `tree` or, with a number of iterations, `tree:400`. */
const TREE = /^tree(?::([1-9]\d{0,6}))?$/;

/** Bots that play every game, weakest first. */
export const BOTS: ReadonlyMap<string, BotLevel> = new Map(
  Object.entries(GENERIC).map(([name, bot]) => [name, { bot, milliseconds: THINKING_TIME }]),
);

/** The bot with this name: a level, or one of the generic ones, the game's own and tree search. */
export function findBot(game: Game, name: string): BotLevel | undefined {
  const bot = findLevel(game, name) ?? game.bots.find((own) => own.name === name);
  return BOTS.get(name) ?? (bot && { bot, milliseconds: THINKING_TIME }) ?? findTree(game, name);
}

function findTree({ search }: Game, name: string): BotLevel | undefined {
  const match = TREE.exec(name);
  if (match === null || search === null) return undefined;
  const iterations = Number(match[1] ?? TREE_ITERATIONS);
  return { bot: makeSearchBot(name, { iterations, plan: search }), milliseconds: THINKING_TIME };
}
