import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { SqliteDatabase } from 'kysely';
import { makePrivateFolder } from '../makePrivateFolder.ts';
import { openDriver } from './open.ts';
import { DATA_FILE } from './SqliteStore.ts';
import { UnusableData } from './UnusableData.ts';

export const LOCK_FILE = 'server.lock';

/**
 * Locks the folder for this process; throws if another has it. The operating system holds the lock and releases it
 * however the process ends.
 */
export function lockFolder(folder: string, what: string): () => void {
  makePrivateFolder(folder, [LOCK_FILE, DATA_FILE]);
  const database = takeLock(folder, what);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    database.prepare('rollback').run([]);
    database.close();
  };
}

/** SQLite may report the lock as early as on opening, depending on its version. */
function takeLock(folder: string, what: string): SqliteDatabase {
  const file = join(folder, LOCK_FILE);
  let database: SqliteDatabase | undefined;
  try {
    database = openDriver(file);
    chmodSync(file, 0o600);
    database.prepare('pragma busy_timeout = 0').all([]);
    database.prepare('begin exclusive').run([]);
    return database;
  } catch (error) {
    database?.close();
    if (!/locked|busy/i.test((error as Error).message)) throw UnusableData.because(folder, error);
    throw new UnusableData(`another server or command uses ${folder}; stop it before ${what} can use it`);
  }
}
