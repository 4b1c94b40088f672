import type { Kysely } from 'kysely';
import type { Entry, StoredPerson, TableRow } from '../../ports/store.ts';
import { readPragmas } from './pragmas.ts';
import type { Schema } from './schema.ts';

type Db = Kysely<Schema>;

/** Everything that changes the file. Each runs inside a transaction that it shares with others. */
export const writes = {
  async append(db: Db, entry: Entry, row?: TableRow): Promise<boolean> {
    const { table, body, ...rest } = entry;
    const inserted = await db
      .insertInto('entries')
      .values({ ...rest, table_id: table, body: JSON.stringify(body) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('seq')
      .execute();
    if (inserted.length === 0) return false;
    if (row !== undefined) await saveRow(db, row);
    return true;
  },

  async addPerson(db: Db, person: StoredPerson, session: string): Promise<void> {
    const { id, name, createdAt } = person;
    await db.insertInto('people').values({ id, name, created_at: createdAt }).execute();
    await writes.addSession(db, id, session);
  },

  async rename(db: Db, person: string, name: string): Promise<void> {
    await db.updateTable('people').set({ name }).where('id', '=', person).execute();
  },

  async addSession(db: Db, person: string, session: string): Promise<void> {
    await db.insertInto('sessions').values({ hash: session, person }).execute();
  },

  async addCode(db: Db, code: string, person: string, expiresAt: number): Promise<void> {
    await db.deleteFrom('codes').where('person', '=', person).execute();
    await db.insertInto('codes').values({ hash: code, person, expires_at: expiresAt }).execute();
  },

  async takeCode(db: Db, code: string, now: number): Promise<string | undefined> {
    const taken = await db
      .deleteFrom('codes')
      .where('hash', '=', code)
      .returning(['person', 'expires_at'])
      .executeTakeFirst();
    return taken !== undefined && taken.expires_at > now ? taken.person : undefined;
  },

  async setToken(db: Db, table: string, seat: number, token: string): Promise<void> {
    await db.deleteFrom('tokens').where('table_id', '=', table).where('seat', '=', seat).execute();
    await db.insertInto('tokens').values({ hash: token, table_id: table, seat }).execute();
  },

  async check(): Promise<void> {},

  pragmas: readPragmas,
};

async function saveRow(db: Db, row: TableRow): Promise<void> {
  const people = row.people.join(' ');
  const values = {
    phase: row.phase,
    listed: row.listed ? 1 : 0,
    wake_at: row.wakeAt,
    changed_at: row.changedAt,
    people,
    summary: JSON.stringify(row.summary),
  };
  const before = await db.selectFrom('tables').select('people').where('id', '=', row.id).executeTakeFirst();
  if (before === undefined) {
    await db
      .insertInto('tables')
      .values({ id: row.id, ...values })
      .execute();
  } else await db.updateTable('tables').set(values).where('id', '=', row.id).execute();
  if (before?.people !== people) await savePeople(db, row);
}

async function savePeople(db: Db, row: TableRow): Promise<void> {
  await db.deleteFrom('table_people').where('table_id', '=', row.id).execute();
  if (row.people.length === 0) return;
  await db
    .insertInto('table_people')
    .values(row.people.map((person) => ({ person, table_id: row.id })))
    .execute();
}
