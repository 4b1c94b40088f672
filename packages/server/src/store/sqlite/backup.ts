import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { isServed } from './lock.ts';
import { openDatabase } from './open.ts';
import { DATA_FILE, openSqliteStore } from './sqliteStore.ts';

/** A consistent copy of everything, also while a server uses the folder. */
export async function backupData(folder: string, file: string): Promise<void> {
  if (!existsSync(join(folder, DATA_FILE))) throw new Error(`there is no data in ${folder}`);
  if (existsSync(file)) throw new Error(`${file} exists already; name a new file`);
  const store = await openSqliteStore(folder);
  try {
    await store.backup(file);
    chmodSync(file, 0o600);
  } finally {
    await store.close();
  }
}

/** Puts a backup in the place of the data, if it is whole and no server uses the folder. */
export async function restoreData(file: string, folder: string, isForced: boolean): Promise<void> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  if (isServed(folder)) throw new Error(`a server uses ${folder}; stop it first`);
  const target = join(folder, DATA_FILE);
  if (existsSync(target) && !isForced) throw new Error(`there is data in ${folder}; use --force to replace it`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${target}.restored`;
  copyFileSync(file, draft);
  chmodSync(draft, 0o600);
  await checkWhole(draft).catch((error) => {
    rmSync(draft, { force: true });
    throw error;
  });
  for (const ending of ['', '-wal', '-shm']) rmSync(target + ending, { force: true });
  renameSync(draft, target);
}

async function checkWhole(file: string): Promise<void> {
  const db = await openDatabase(file);
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    if (rows[0]?.integrity_check !== 'ok') throw new Error('the backup is damaged; nothing was changed');
    await db.selectFrom('entries').select('seq').limit(1).execute();
  } finally {
    await db.destroy();
    for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
  }
}
