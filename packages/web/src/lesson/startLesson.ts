import { FIRST_LEVEL } from '@regalia/kernel';
import { loadGameUi } from '../games/loadGameUi.ts';
import { createTable } from '../tables/local/localTables.ts';

/** Lays the table of a game's guided first game; returns where it is. */
export async function startLesson(game: string, name: string): Promise<string> {
  const ui = await loadGameUi(game);
  const lesson = await ui.lesson?.();
  if (lesson === undefined) throw new Error(`there is no lesson for "${game}"`);
  const others = lesson.others.slice(1).map(() => ({ name: '', bot: FIRST_LEVEL }));
  const plan = { game, seats: [{ name, bot: null }, ...others], options: lesson.options, lesson: true } as const;
  return `/local/${await createTable({ ...plan, seed: { kind: 'fast', seed: lesson.seed } })}`;
}
