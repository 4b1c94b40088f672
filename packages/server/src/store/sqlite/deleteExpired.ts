import type { Kysely } from 'kysely';
import type { DeletedData, Retention } from '../../ports/store.ts';
import type { Schema } from './schema.ts';

type Db = Kysely<Schema>;

/** At one go. */
const MOST_TABLES = 200;
const MOST_PEOPLE = 1000;

export async function deleteExpired(db: Db, times: Retention): Promise<DeletedData> {
  await db.deleteFrom('codes').where('expires_at', '<', times.codes).execute();
  await db.deleteFrom('bans').where('until', '<', times.codes).execute();
  await db.deleteFrom('sessions').where('seen_at', '<', times.sessions).execute();
  const visits = await forgetVisits(db, times.visits);
  const people = await forgetPeople(db, times);
  const tables = await forgetTables(db, times);
  return { tables, isDone: visits < MOST_PEOPLE && people < MOST_PEOPLE && tables < MOST_TABLES };
}

/** Of those who looked in and came to no table. */
async function forgetVisits(db: Db, time: number): Promise<number> {
  const seated = db.selectFrom('table_people').select('person');
  const old = db
    .selectFrom('sessions')
    .select('hash')
    .where('seen_at', '<', time)
    .where('person', 'not in', seated)
    .limit(MOST_PEOPLE);
  const { numDeletedRows } = await db.deleteFrom('sessions').where('hash', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Who is known nowhere and has no recovery code cannot come back. Their name and what else was kept of them is deleted: at once
 * if they are at no table, else after its time.
 */
async function forgetPeople(db: Db, { visits, sessions }: Retention): Promise<number> {
  const seated = db.selectFrom('table_people').select('person');
  const old = db
    .selectFrom('people')
    .select('id')
    .where('id', 'not in', db.selectFrom('sessions').select('person'))
    .where('id', 'not in', db.selectFrom('recoveries').select('person'))
    .where((at) =>
      at.or([at('created_at', '<', sessions), at.and([at('created_at', '<', visits), at('id', 'not in', seated)])]),
    )
    .limit(MOST_PEOPLE);
  const { numDeletedRows } = await db.deleteFrom('people').where('id', 'in', old).executeTakeFirst();
  for (const kind of ['codes', 'tokens', 'subscriptions'] as const) {
    await db.deleteFrom(kind).where('person', 'not in', db.selectFrom('people').select('id')).execute();
  }
  return Number(numDeletedRows);
}

async function forgetTables(db: Db, { gathering, over }: Retention): Promise<number> {
  const old = await db
    .selectFrom('tables')
    .select('id')
    .where((at) =>
      at.or([
        at.and([at('phase', '=', 'gathering'), at('changed_at', '<', gathering)]),
        at.and([at('phase', '=', 'over'), at('changed_at', '<', over ?? 0)]),
      ]),
    )
    .limit(MOST_TABLES)
    .execute();
  for (const { id } of old) {
    for (const table of ['entries', 'summaries', 'table_people', 'tokens', 'snapshots'] as const) {
      await db.deleteFrom(table).where('table_id', '=', id).execute();
    }
    await db.deleteFrom('tables').where('id', '=', id).execute();
  }
  return old.length;
}
