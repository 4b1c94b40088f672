import { ownName } from '../../settings/ownName.ts';
import type { LocalPlan } from './storedTable.ts';

// Pages that only offer a table load what it takes to play with the first tap.

/** Starts a table against bots; returns its address. */
export async function startTable(...wanted: Parameters<typeof import('./playNow.ts').playNow>): Promise<string> {
  const { playNow } = await import('./playNow.ts');
  return playNow(...wanted);
}

/** Starts a game's guided first game; returns its address. */
export async function startGuidedTable(game: string): Promise<string> {
  const { startLesson } = await import('../../lesson/startLesson.ts');
  return startLesson(game, ownName());
}

/** Starts a table for several people at this screen; returns its address. */
export async function startSharedTable(plan: LocalPlan): Promise<string> {
  const { createTable } = await import('./localTables.ts');
  return `/local/${await createTable(plan)}`;
}

/** Opens a table that was saved to a file; returns its address. */
export async function startTableFromFile(file: File, signal: AbortSignal): Promise<string> {
  const [{ importTable }, { readTableFile }] = await Promise.all([
    import('./localTables.ts'),
    import('./tableFile.ts'),
  ]);
  return `/local/${await importTable(await readTableFile(file), signal)}`;
}
