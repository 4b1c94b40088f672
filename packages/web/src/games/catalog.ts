import type { Game } from '@regalia/kernel';

/** The five games, in the order of the shelf. */
export const GAME_IDS = ['tides', 'citadels', 'dominion', 'diceking', 'panovnik'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** Rules that are ready to be played; each is a chunk of its own. */
const RULES: Partial<Readonly<Record<string, () => Promise<Game>>>> = {
  tides: async () => (await import('@regalia/games/tides')).tides as unknown as Game,
  dominion: async () => (await import('@regalia/games/dominion')).dominion as unknown as Game,
};

export function isPlayable(id: string): boolean {
  return RULES[id] !== undefined;
}

export async function loadGame(id: string): Promise<Game> {
  const load = RULES[id];
  if (load === undefined) throw new Error(`there is no game "${id}" here`);
  return load();
}
