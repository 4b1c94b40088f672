import { parentPort, workerData } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import { Appender } from './Appender.ts';
import { commitTogether, type Settled } from './commit.ts';
import type { StoreCall, StoreRole } from './messages.ts';
import { openConnection } from './open.ts';
import { reads } from './reads.ts';
import { migrate, type Schema } from './schema.ts';
import { writes } from './writes.ts';

/** SQLite's calls block, so each connection has a thread of its own: one that writes, one that reads. */
const { file, role } = workerData as { readonly file: string; readonly role: StoreRole };

type Operation = (db: Kysely<Schema>, ...args: readonly unknown[]) => unknown;

interface Opened {
  readonly db: Kysely<Schema>;
  readonly operations: Readonly<Record<string, Operation>>;
}

// Both threads load at the same time; the reader opens the file when first asked, after the writer has made it.
let opened: Opened | undefined = role === 'writer' ? await open() : undefined;
parentPort?.postMessage('open');

parentPort?.on('message', async (text: string) => {
  const calls = JSON.parse(text) as readonly StoreCall[] | 'close';
  if (calls === 'close') {
    await opened?.db.destroy();
    parentPort?.close();
    return;
  }
  opened ??= await open();
  const { db, operations } = opened;
  if (role === 'writer') {
    const works = calls.map(
      ({ name, args }) =>
        (within: Kysely<Schema>) =>
          operations[name]?.(within, ...args),
    );
    parentPort?.postMessage(await commitTogether(db, works));
  } else {
    const outcomes = await Promise.all(calls.map(({ name, args }) => settle(operations[name]?.(db, ...args))));
    parentPort?.postMessage({ outcomes, milliseconds: 0 });
  }
});

/** Errors of a driver's own class lose their message on the way to another thread. */
async function open(): Promise<Opened> {
  return openFile().catch((error: Error) => {
    throw new Error(error.message);
  });
}

async function openFile(): Promise<Opened> {
  const { db, database } = await openConnection(file);
  if (role === 'reader') return { db, operations: reads as unknown as Opened['operations'] };
  await migrate(db);
  const appender = new Appender(database);
  const append = (_: unknown, ...args: Parameters<Appender['append']>) => appender.append(...args);
  return { db, operations: { ...writes, append } as unknown as Opened['operations'] };
}

async function settle(promise: unknown): Promise<Settled> {
  try {
    return { value: await promise };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
