import { botNames } from '@regalia/bots';
import type { Game } from '@regalia/kernel';
import { RequestRefused } from '../state/errors.ts';

export function checkBotLevel(game: Game, level: string): void {
  const levels = botNames(game);
  if (levels.includes(level)) return;
  throw new RequestRefused('bad-request', `There is no bot "${level}". Pick one of these: ${levels.join(', ')}.`);
}
