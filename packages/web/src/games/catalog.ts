import type { Game } from '@regalia/kernel';

export { GAME_IDS, type GameId } from '@regalia/games/list';

/** Each game is a folder beside this file; its rules are a chunk of their own. */
const RULES = import.meta.glob<{ readonly game: Game }>('./*/rules.ts');

const LESSONS = import.meta.glob('./*/lesson.ts');

/** Whether the game has a guided first game; its manifest then names it. */
export function hasLesson(id: string): boolean {
  return Object.hasOwn(LESSONS, `./${id}/lesson.ts`);
}

/** Whether the rules of the game are here. */
export function isPlayable(id: string): boolean {
  return Object.hasOwn(RULES, `./${id}/rules.ts`);
}

/** Loads the rules without texts; `loadGame` loads both. */
export async function loadRules(id: string): Promise<Game> {
  const load = RULES[`./${id}/rules.ts`];
  if (!isPlayable(id) || load === undefined) throw new Error(`there is no game "${id}" here`);
  return (await load()).game;
}
