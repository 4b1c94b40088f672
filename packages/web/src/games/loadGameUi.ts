import type { AnyGameUi } from '../kit/gameUi.ts';
import { loadGameTexts } from './gameTexts.ts';

/** Manifests with their boards and cards; each game's are a chunk of its own. */
const MANIFESTS = import.meta.glob<{ readonly ui: AnyGameUi }>('./*/index.ts');

export async function loadGameUi(id: string): Promise<AnyGameUi> {
  const load = MANIFESTS[`./${id}/index.ts`];
  if (load === undefined) throw new Error(`there is no board for "${id}"`);
  const [{ ui }] = await Promise.all([load(), loadGameTexts(id)]);
  return ui;
}
