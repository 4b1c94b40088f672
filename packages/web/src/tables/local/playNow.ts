import { loadGame } from '../../games/catalog.ts';
import { useSettings } from '../../settings/store.ts';
import { layTable } from './open.ts';

/** The bot that new people meet. */
export const USUAL_BOT = 'greedy';

/** A table against bots by the book; returns where it is. */
export async function playNow(
  game: string,
  bot: string = USUAL_BOT,
  options: unknown = undefined,
  count: number | null = null,
): Promise<string> {
  const { seats } = await loadGame(game);
  const others = Array.from({ length: (count ?? seats.min) - 1 }, () => ({ name: '', bot }));
  const me = { name: useSettings.getState().name, bot: null };
  return `/local/${await layTable({ game, seats: [me, ...others], options })}`;
}
