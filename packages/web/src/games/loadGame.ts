import type { Game } from '@regalia/kernel';
import { loadRules } from './catalog.ts';
import { loadGameTexts } from './gameTexts.ts';

/** The rules, and what the game says in the reader's language. */
export async function loadGame(id: string): Promise<Game> {
  const [game] = await Promise.all([loadRules(id), loadGameTexts(id)]);
  return game;
}
