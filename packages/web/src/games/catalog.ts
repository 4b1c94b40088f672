import type { Game } from '@regalia/kernel';

/** The five games, in the order of the shelf. */
export const GAME_IDS = ['tides', 'citadels', 'dominion', 'diceking', 'panovnik'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** A game joins by a folder beside this file; its rules are a chunk of their own. */
const RULES = import.meta.glob<{ readonly game: Game }>('./*/rules.ts');

/** Whether the rules of the game are ready to be played. */
export function isPlayable(id: string): boolean {
  return Object.hasOwn(RULES, `./${id}/rules.ts`);
}

/** What can be played but not told: for the page, `loadGame` brings the words too. */
export async function loadRules(id: string): Promise<Game> {
  const load = RULES[`./${id}/rules.ts`];
  if (!isPlayable(id) || load === undefined) throw new Error(`there is no game "${id}" here`);
  return (await load()).game;
}
