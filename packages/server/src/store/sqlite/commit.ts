import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The result of one request. */
export type Settled = { readonly value: unknown } | { readonly error: string };

export type Work = (db: Kysely<Schema>) => unknown;

export interface Committed {
  readonly outcomes: Settled[];
  /** How long the disk took, in ms. */
  readonly milliseconds: number;
}

/** Runs all requests in one commit. If one fails, each is retried alone, so that only that one fails. */
export async function commitTogether(db: Kysely<Schema>, works: readonly Work[]): Promise<Committed> {
  try {
    const { values, milliseconds } = await commit(db, works);
    return { outcomes: values.map((value) => ({ value })), milliseconds };
  } catch (error) {
    if (works.length === 1) return { outcomes: [{ error: (error as Error).message }], milliseconds: 0 };
  }
  const outcomes: Settled[] = [];
  let milliseconds = 0;
  for (const work of works) {
    const alone = await commitTogether(db, [work]);
    outcomes.push(...alone.outcomes);
    milliseconds += alone.milliseconds;
  }
  return { outcomes, milliseconds };
}

function commit(db: Kysely<Schema>, works: readonly Work[]) {
  return db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      const values: unknown[] = [];
      for (const work of works) values.push(await work(connection));
      const began = performance.now();
      await sql`commit`.execute(connection);
      return { values, milliseconds: performance.now() - began };
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}
