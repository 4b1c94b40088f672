import type { SqliteDatabase } from 'kysely';
import { Appender } from './Appender.ts';
import type { Operations } from './operations.ts';
import { writes } from './writes.ts';

/** Everything that a writer's connection can do. */
export function writerOperations(database: SqliteDatabase): Operations['writer'] {
  const appender = new Appender(database);
  return { ...writes, append: (_, ...args) => appender.append(...args) };
}
