import { parentPort, workerData } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import { Appender } from './append.ts';
import { commitTogether, type Outcome } from './commit.ts';
import type { StoreCall, StoreRole } from './messages.ts';
import { openConnection } from './open.ts';
import { reads } from './reads.ts';
import { migrate, type Schema } from './schema.ts';
import { writes } from './writes.ts';

/** SQLite's calls block, so each connection has a thread of its own: one that writes, one that reads. */
const { file, role } = workerData as { readonly file: string; readonly role: StoreRole };

type Operation = (db: Kysely<Schema>, ...args: readonly unknown[]) => unknown;

const { db, database } = await openConnection(file);
const operations = (role === 'writer' ? await openWrites() : reads) as unknown as Readonly<Record<string, Operation>>;
parentPort?.postMessage('open');

parentPort?.on('message', async (text: string) => {
  const calls = JSON.parse(text) as readonly StoreCall[] | 'close';
  if (calls === 'close') {
    await db.destroy();
    parentPort?.close();
  } else if (role === 'writer') {
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

async function openWrites() {
  await migrate(db);
  const appender = new Appender(database);
  const append = (_: unknown, ...args: Parameters<Appender['append']>) => appender.append(...args);
  return { ...writes, append };
}

async function settle(promise: unknown): Promise<Outcome> {
  try {
    return { value: await promise };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
