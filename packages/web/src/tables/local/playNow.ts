import { botNames } from '@regalia/bots';
import type { Game } from '@regalia/kernel';
import { loadGame } from '../../games/catalog.ts';
import { ownName } from '../../settings/ownName.ts';
import { layTable } from './open.ts';

/** The bot that new people meet. */
const USUAL_BOT = 'greedy';

/** The same, or the weakest where a game has none of that name. */
export function usualBot(game: Game): string {
  const levels = botNames(game);
  return levels.includes(USUAL_BOT) ? USUAL_BOT : (levels[0] ?? USUAL_BOT);
}

/** A table against bots by the book; returns where it is. */
export async function playNow(
  game: string,
  bot: string = USUAL_BOT,
  options: unknown = undefined,
  count: number | null = null,
): Promise<string> {
  const { seats } = await loadGame(game);
  const others = Array.from({ length: (count ?? seats.usual) - 1 }, () => ({ name: '', bot }));
  const me = { name: ownName(), bot: null };
  return `/local/${await layTable({ game, seats: [me, ...others], options })}`;
}
