import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { LOCK_FILE, lockFolder } from './lock.ts';
import { openDatabase, openDriver } from './open.ts';
import { DATA_FILE } from './SqliteStore.ts';

/** A consistent copy of everything, even while a server of any version uses the folder. Changes nothing. */
export async function backupData(folder: string, file: string): Promise<void> {
  if (!isFile(join(folder, DATA_FILE))) throw new Error(`there is no data in ${folder}`);
  if (existsSync(file)) throw new Error(`${file} exists already; name a new file`);
  if (!existsSync(dirname(file))) throw new Error(`there is no folder ${dirname(file)}`);
  const draft = `${file}.part`;
  const clear = () => {
    for (const ending of ['', '-journal']) rmSync(draft + ending, { force: true });
  };
  clear();
  try {
    copyInto(draft, join(folder, DATA_FILE));
    chmodSync(draft, 0o600);
    sync(draft);
    renameSync(draft, file);
  } catch (error) {
    clear();
    throw error;
  }
  sync(dirname(file));
}

/** If interrupted, it leaves a file that is never taken for a backup. */
function copyInto(draft: string, data: string): void {
  const database = openDriver(data);
  try {
    database.prepare('pragma busy_timeout = 5000').all([]);
    database.prepare('vacuum into ?').run([draft]);
  } finally {
    database.close();
  }
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** Stages of a restore, reported so that tests can interrupt it at each. */
export type RestoreStep = 'locked' | 'copied' | 'checked' | 'synced' | 'settled' | 'cleared' | 'replaced';

/**
 * Replaces the data with a backup, if the backup is intact and nobody uses the folder. If interrupted at any point, the
 * folder has either the old data or the backup.
 */
export async function restoreData(
  file: string,
  folder: string,
  isForced: boolean,
  onStep: (step: RestoreStep) => void = () => undefined,
): Promise<void> {
  if (!isFile(file)) throw new Error(`there is no file ${file}`);
  const unlock = lockFolder(folder, 'restore');
  try {
    onStep('locked');
    const target = join(folder, DATA_FILE);
    if (existsSync(target) && !isForced) throw new Error(`there is data in ${folder}; use --force to replace it`);
    const draft = `${target}.restored`;
    copyFileSync(file, draft);
    chmodSync(draft, 0o600);
    for (const written of [draft, join(folder, LOCK_FILE)]) giveToOwnerOf(folder, written);
    onStep('copied');
    if (!(await isWhole(draft))) {
      rmSync(draft, { force: true });
      throw new Error(`${file} is damaged or not a backup of Regalia; nothing was changed`);
    }
    onStep('checked');
    sync(draft);
    onStep('synced');
    settle(target);
    onStep('settled');
    for (const ending of ['-wal', '-shm']) rmSync(target + ending, { force: true });
    onStep('cleared');
    renameSync(draft, target);
    onStep('replaced');
    sync(dirname(target));
  } finally {
    unlock();
  }
}

/** Data restored by root still belongs to the folder's owner. */
function giveToOwnerOf(folder: string, file: string): void {
  const { uid, gid } = statSync(folder);
  chownSync(file, uid, gid);
}

/** Takes what lies in the log beside the file into the file, so that the log is no longer needed. Damaged data is let be. */
function settle(target: string): void {
  if (!existsSync(target)) return;
  try {
    const database = openDriver(target);
    try {
      database.prepare('pragma wal_checkpoint(truncate)').all([]);
    } finally {
      database.close();
    }
  } catch {
    return;
  }
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

async function isWhole(file: string): Promise<boolean> {
  try {
    const db = await openDatabase(file);
    try {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
      await db.selectFrom('entries').select('seq').limit(1).execute();
      return rows[0]?.integrity_check === 'ok';
    } finally {
      await db.destroy();
    }
  } catch {
    return false;
  } finally {
    for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
  }
}
