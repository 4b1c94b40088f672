import type { Kysely } from 'kysely';
import type { Retention } from '../../ports/store.ts';
import type { Schema } from './schema.ts';

type Db = Kysely<Schema>;

/** At once, so that others who write do not wait long. */
const MOST_TABLES = 200;
const MOST_PEOPLE = 1000;

/** Deletes what has had its time; tells how many tables are gone. */
export async function forget(db: Db, times: Retention): Promise<number> {
  await db.deleteFrom('codes').where('expires_at', '<', times.codes).execute();
  await db.deleteFrom('bans').where('until', '<', times.codes).execute();
  await db.deleteFrom('sessions').where('seen_at', '<', times.sessions).execute();
  await forgetVisits(db, times.visits);
  await forgetPeople(db, times);
  return forgetTables(db, times);
}

/** Of those who looked in and came to no table. */
async function forgetVisits(db: Db, time: number): Promise<void> {
  const seated = db.selectFrom('table_people').select('person');
  const old = db
    .selectFrom('sessions')
    .select('hash')
    .where('seen_at', '<', time)
    .where('person', 'not in', seated)
    .limit(MOST_PEOPLE);
  await db.deleteFrom('sessions').where('hash', 'in', old).execute();
}

/** Who is known nowhere cannot come back. The name goes: at once if it is on no table, else after its time. */
async function forgetPeople(db: Db, { visits, sessions }: Retention): Promise<void> {
  const seated = db.selectFrom('table_people').select('person');
  const old = db
    .selectFrom('people')
    .select('id')
    .where('id', 'not in', db.selectFrom('sessions').select('person'))
    .where((at) =>
      at.or([at('created_at', '<', sessions), at.and([at('created_at', '<', visits), at('id', 'not in', seated)])]),
    )
    .limit(MOST_PEOPLE);
  await db.deleteFrom('people').where('id', 'in', old).execute();
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
