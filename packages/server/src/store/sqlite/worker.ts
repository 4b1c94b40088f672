import { parentPort, workerData } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import { commitTogether, type Settled } from './commit.ts';
import { openConnection } from './open.ts';
import { type NamedOperations, runCall, type StoreCall, type StoreRole } from './operations.ts';
import { checkpoint } from './pragmas.ts';
import { reads } from './reads.ts';
import { migrate, type Schema } from './schema.ts';
import { writerOperations } from './writerOperations.ts';

/** SQLite's calls block, so each connection has its own thread: one writes, one reads. */
const { file, role } = workerData as { readonly file: string; readonly role: StoreRole };

interface Opened {
  readonly db: Kysely<Schema>;
  readonly operations: NamedOperations;
}

// Both threads load at the same time; the reader opens the file when first asked, after the writer has made it.
let opened: Opened | undefined = role === 'writer' ? await open() : undefined;
parentPort?.postMessage('open');

parentPort?.on('message', async (text: string) => {
  const calls = JSON.parse(text) as readonly StoreCall[] | 'close' | 'checkpoint';
  if (calls === 'close') {
    await opened?.db.destroy();
    parentPort?.close();
    return;
  }
  opened ??= await open();
  const { db, operations } = opened;
  if (calls === 'checkpoint') {
    // The next commit reports what is wrong with the disk.
    await checkpoint(db).catch(() => undefined);
    return;
  }
  if (role === 'writer') {
    const works = calls.map((call) => (within: Kysely<Schema>) => runCall(operations, within, call));
    parentPort?.postMessage(await commitTogether(db, works));
  } else {
    const outcomes = await Promise.all(calls.map((call) => settle(() => runCall(operations, db, call))));
    parentPort?.postMessage({ outcomes, milliseconds: 0 });
  }
});

/** Errors of a driver's own class lose their message between threads. */
async function open(): Promise<Opened> {
  return openFile().catch((error: Error) => {
    throw new Error(error.message);
  });
}

async function openFile(): Promise<Opened> {
  const { db, database } = await openConnection(file);
  if (role === 'reader') return { db, operations: reads as NamedOperations };
  await migrate(db);
  return { db, operations: writerOperations(database) as NamedOperations };
}

async function settle(run: () => unknown): Promise<Settled> {
  try {
    return { value: await run() };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
