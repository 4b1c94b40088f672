import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The pragmas of a connection, for tests. */
export async function readPragmas(db: Kysely<Schema>): Promise<{ journal_mode: string; synchronous: number }> {
  const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
  const sync = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  return { journal_mode: mode.rows[0]?.journal_mode ?? '', synchronous: sync.rows[0]?.synchronous ?? -1 };
}

/** Checkpoints as much of the write-ahead log as possible without waiting. */
export async function checkpoint(db: Kysely<Schema>): Promise<void> {
  await sql`pragma wal_checkpoint(passive)`.execute(db);
}
