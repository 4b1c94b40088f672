import { loadGame } from '../games/loadGame.ts';
import { loadGameUi } from '../games/loadGameUi.ts';
import { createTable } from '../tables/local/localTables.ts';

/** Lays the table of a game's guided first game; returns where it is. */
export async function startLesson(game: string, name: string): Promise<string> {
  const [{ seats, defaultBot }, ui] = await Promise.all([loadGame(game), loadGameUi(game)]);
  const lesson = await ui.lesson?.();
  if (lesson === undefined) throw new Error(`there is no lesson for "${game}"`);
  const others = Array.from({ length: seats.usual - 1 }, () => ({ name: '', bot: defaultBot }));
  const plan = { game, seats: [{ name, bot: null }, ...others], options: lesson.options, lesson: true } as const;
  return `/local/${await createTable({ ...plan, seed: { kind: 'fast', seed: lesson.seed } })}`;
}
