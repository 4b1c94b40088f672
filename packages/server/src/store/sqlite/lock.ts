import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { ownFolder } from '../ownFolder.ts';
import { openDriver } from './open.ts';
import { DATA_FILE } from './sqliteStore.ts';
import { UnusableData } from './unusableData.ts';

const LOCK_FILE = 'server.lock';

/**
 * Takes the folder for this process alone; throws if another has it. The operating system holds the lock and lets go of it
 * however the process ends.
 */
export function lockFolder(folder: string, what: string): () => void {
  const file = join(folder, LOCK_FILE);
  const database = openIn(folder, file);
  try {
    chmodSync(file, 0o600);
    database.prepare('pragma busy_timeout = 0').all([]);
    database.prepare('begin exclusive').run([]);
  } catch (error) {
    database.close();
    if (!/locked|busy/i.test((error as Error).message)) throw UnusableData.because(folder, error);
    throw new UnusableData(`another server or command uses ${folder}; stop it before ${what} can use it`);
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    database.prepare('rollback').run([]);
    database.close();
  };
}

function openIn(folder: string, file: string): ReturnType<typeof openDriver> {
  ownFolder(folder, [LOCK_FILE, DATA_FILE]);
  try {
    return openDriver(file);
  } catch (error) {
    throw UnusableData.because(folder, error);
  }
}
