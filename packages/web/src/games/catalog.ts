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
  return Object.hasOwn(RULES, id);
}

export async function loadGame(id: string): Promise<Game> {
  const load = isPlayable(id) ? RULES[id] : undefined;
  if (load === undefined) throw new Error(`there is no game "${id}" here`);
  return load();
}
