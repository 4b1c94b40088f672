import { YARDSTICKS } from '@regalia/games/yardsticks';
import type { Bot, Game, Yardstick } from '@regalia/kernel';
import { makeGreedyBot } from './greedyBot.ts';
import { makeSearchBot } from './search/search.ts';

const TREE = /^tree-([1-9]\d{0,6})@1$/;
const OWN = /^(.+)@1$/;

/** Bots that never change, to measure others by: `greedy@1`, `tree-400@1`, and those of the game's first generation. */
export function findYardstick(game: Game, name: string): Bot | undefined {
  const yardstick = YARDSTICKS.get(game.id);
  if (yardstick === undefined) return undefined;
  if (name === 'greedy@1') return playing(frozen(game, yardstick), makeGreedyBot(name, FIRST_GREEDY));
  return treeOf(game, yardstick, name) ?? ownOf(yardstick, name);
}

/** The names of the yardsticks of a game; N stands for a number of iterations. */
export function yardstickNames({ id }: Game): string[] {
  const yardstick = YARDSTICKS.get(id);
  if (yardstick === undefined) return [];
  const own = yardstick.bots.map(({ name }) => `${name}@1`);
  return ['greedy@1', ...own, ...(yardstick.playOuts === null ? [] : ['tree-N@1'])];
}

const FIRST_GREEDY = { worlds: 8, answers: 48, guesses: 12 };

function treeOf(game: Game, yardstick: Yardstick, name: string): Bot | undefined {
  const [, iterations] = TREE.exec(name) ?? [];
  const { playOuts } = yardstick;
  if (iterations === undefined || playOuts === null) return undefined;
  const { policy, depth } = playOuts;
  const tree = makeSearchBot(name, { iterations: Number(iterations), plan: { depth } });
  return playing({ ...frozen(game, yardstick), policy }, tree);
}

function ownOf({ bots }: Yardstick, name: string): Bot | undefined {
  const [, first] = OWN.exec(name) ?? [];
  const bot = bots.find((own) => own.name === first);
  return bot && { ...bot, name };
}

/** The rules of today with the judgment of then. */
function frozen(game: Game, { leadsOf }: Yardstick): Game {
  return { ...game, evaluateAll: leadsOf, evaluate: (s, seat) => leadsOf(s)[seat] as number };
}

function playing(game: Game, bot: Bot): Bot {
  return { name: bot.name, choose: (task) => bot.choose({ ...task, game }) };
}
