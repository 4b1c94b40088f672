import type { Kysely, SqliteDatabase } from 'kysely';
import { commitTogether } from '../store/sqlite/commit.ts';
import { openConnection } from '../store/sqlite/open.ts';
import { type NamedOperations, runCall, type StoreConnection } from '../store/sqlite/operations.ts';
import { reads } from '../store/sqlite/reads.ts';
import { SqliteStore } from '../store/sqlite/SqliteStore.ts';
import { migrate, type Schema } from '../store/sqlite/schema.ts';
import { writerOperations } from '../store/sqlite/writerOperations.ts';

interface Opened {
  readonly db: Kysely<Schema>;
  readonly database: SqliteDatabase;
}

async function openMemory(): Promise<Opened> {
  const opened = await openConnection(':memory:');
  await migrate(opened.db);
  return opened;
}

/** The store on SQLite in memory, without threads: everything settles within microtasks, as virtual time needs it. */
export class MemoryStore extends SqliteStore {
  constructor() {
    let opened: Promise<Opened> | undefined;
    let operations: NamedOperations | undefined;
    const stats = { commits: 0, commitMs: 0, calls: 0 };
    const open = () => {
      opened ??= openMemory();
      return opened;
    };
    const shared = {
      stats,
      onDeath: undefined,
      close: async () => undefined,
      kill: async () => undefined,
    };
    const wire = (value: unknown) => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
    const writer = {
      ...shared,
      async call(name: string, ...args: readonly unknown[]) {
        const { db, database } = await open();
        operations ??= writerOperations(database) as NamedOperations;
        const named = operations;
        const call = { name, args: args.map(wire) };
        const { outcomes } = await commitTogether(db, [(within) => runCall(named, within, call)]);
        stats.commits++;
        stats.calls++;
        const [outcome] = outcomes;
        if (outcome === undefined || 'error' in outcome) throw new Error(outcome?.error);
        return outcome.value;
      },
    };
    const reader = {
      ...shared,
      async call(name: string, ...args: readonly unknown[]) {
        return runCall(reads as NamedOperations, (await open()).db, { name, args: args.map(wire) });
      },
    };
    super(
      writer as StoreConnection<'writer'>,
      reader as StoreConnection<'reader'>,
      async () => reader as StoreConnection<'reader'>,
    );
  }
}
