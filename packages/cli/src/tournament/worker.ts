import { parentPort } from 'node:worker_threads';
import type { Bot, Game } from '@regalia/kernel';
import { parseBot, parseGame } from '../arguments.ts';
import type { DealTask } from './DealThread.ts';
import { playDeal } from './match.ts';

/** A worker thread that plays deals of any match. */
const bots = new Map<string, Bot>();

function botOf(game: Game, name: string): Bot {
  const key = `${game.id} ${name}`;
  const bot = bots.get(key) ?? parseBot(game, name);
  bots.set(key, bot);
  return bot;
}

parentPort?.on('message', ({ match, seed, deal }: DealTask) => {
  const game = parseGame(match.game);
  const pair = [botOf(game, match.challenger), botOf(game, match.opponent)] as const;
  parentPort?.postMessage(playDeal(game, match, pair, seed, deal));
});
