import { createRequire } from 'node:module';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The part of node:sqlite that is used here; the types of Node 20 do not have it. */
interface NodeSqlite {
  readonly DatabaseSync: new (file: string) => { close(): void; prepare(text: string): NodeStatement };
}

interface NodeStatement {
  all(...parameters: readonly unknown[]): unknown[];
  run(...parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(...parameters: readonly unknown[]): IterableIterator<unknown>;
  columns?(): unknown[];
}

const PRAGMAS = [
  'journal_mode = wal',
  'synchronous = full',
  // A commit checkpoints only if `Checkpoints` fell behind: 64 MB of log.
  'wal_autocheckpoint = 16000',
  'busy_timeout = 5000',
  'foreign_keys = on',
  // Erased data must not survive in unused parts of the file.
  'secure_delete = on',
];

/** One connection, for built queries and for prepared statements. */
export interface OpenFile {
  readonly db: Kysely<Schema>;
  readonly database: SqliteDatabase;
}

/** A connection whose commits are durable when they return. */
export async function openConnection(file: string): Promise<OpenFile> {
  const database = openDriver(file);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  for (const pragma of PRAGMAS) await sql.raw(`pragma ${pragma}`).execute(db);
  return { db, database };
}

export async function openDatabase(file: string): Promise<Kysely<Schema>> {
  return (await openConnection(file)).db;
}

/** Node's own SQLite if it is recent enough, else libsql, which needs no compiler either. */
export function openDriver(file: string): SqliteDatabase {
  const { DatabaseSync } = builtIn() ?? {};
  if (DatabaseSync !== undefined) return cached(adapt(new DatabaseSync(file)));
  const require = createRequire(import.meta.url);
  const Libsql = require('libsql') as new (file: string) => SqliteDatabase;
  return cached(new Libsql(file));
}

/** Only versions that can distinguish readers from writers. */
function builtIn(): NodeSqlite | undefined {
  const sqlite = process.getBuiltinModule?.('node:sqlite') as NodeSqlite | undefined;
  if (sqlite === undefined) return undefined;
  const probe = new sqlite.DatabaseSync(':memory:');
  const canTell = probe.prepare('select 1').columns !== undefined;
  probe.close();
  return canTell ? sqlite : undefined;
}

function adapt(database: InstanceType<NodeSqlite['DatabaseSync']>): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text);
      return {
        reader: (statement.columns?.() ?? []).length > 0,
        all: (parameters) => statement.all(...parameters),
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
      };
    },
  };
}

/** Statements are reused, since preparing one takes longer than running it. */
function cached(database: SqliteDatabase): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      let statement = statements.get(text);
      if (statement === undefined) {
        statement = database.prepare(text);
        statements.set(text, statement);
      }
      return statement;
    },
  };
}
