import type { GameUi } from './gameUi.ts';

/** Boards and card faces; each game's are a chunk of its own. */
const UIS: Partial<Readonly<Record<string, () => Promise<GameUi>>>> = {
  tides: async () => (await import('./tides/index.ts')).tidesUi,
  dominion: async () => (await import('./dominion/index.ts')).dominionUi,
};

export async function loadGameUi(id: string): Promise<GameUi> {
  const load = UIS[id];
  if (load === undefined) throw new Error(`there is no board for "${id}"`);
  return load();
}
