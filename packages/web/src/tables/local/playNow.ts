import { loadGame } from '../../games/catalog.ts';
import { ownName } from '../../settings/ownName.ts';
import { layTable } from './open.ts';

/** A table against bots by the book; returns where it is. */
export async function playNow(
  game: string,
  bot: string | null = null,
  options: unknown = undefined,
  count: number | null = null,
): Promise<string> {
  const { seats, usualBot } = await loadGame(game);
  const others = Array.from({ length: (count ?? seats.usual) - 1 }, () => ({ name: '', bot: bot ?? usualBot }));
  const me = { name: ownName(), bot: null };
  return `/local/${await layTable({ game, seats: [me, ...others], options })}`;
}
