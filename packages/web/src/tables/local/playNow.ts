import { loadGame } from '../../games/loadGame.ts';
import { progressOf, useLevels } from '../../settings/levelProgress.ts';
import { ownName } from '../../settings/ownName.ts';
import { createTable } from './localTables.ts';

interface Wanted {
  readonly seats: number;
  /** One for each seat but mine. */
  readonly bots: readonly string[];
  readonly options: unknown;
}

/** A table against bots of one's level, by the book unless something else is wanted; returns where it is. */
export async function playNow(game: string, wanted?: Wanted): Promise<string> {
  const { seats } = await loadGame(game);
  const { level } = progressOf(useLevels.getState().games, game);
  const others = Array.from({ length: (wanted?.seats ?? seats.usual) - 1 }, (_, i) => ({
    name: '',
    bot: wanted?.bots[i] ?? level,
  }));
  const me = { name: ownName(), bot: null };
  return `/local/${await createTable({ game, seats: [me, ...others], options: wanted?.options })}`;
}
