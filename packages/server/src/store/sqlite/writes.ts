import { type Kysely, sql } from 'kysely';
import type { SeatOfToken, Snapshot, StoredBan, StoredPerson, StoredSubscription } from '../../ports/store.ts';
import { deleteExpired } from './deleteExpired.ts';
import { readPragmas } from './pragmas.ts';
import { CHAT_AUTHOR, type Schema } from './schema.ts';

type Db = Kysely<Schema>;

/** What stands for a person, besides sessions. */
const WAYS_IN = ['codes', 'recoveries', 'tokens', 'subscriptions'] as const;

/** Everything that changes the file but the log. Each runs inside a transaction that it shares with others. */
export const writes = {
  async addPerson(db: Db, person: StoredPerson, session: string): Promise<void> {
    const { id, name, createdAt } = person;
    await db.insertInto('people').values({ id, name, created_at: createdAt }).execute();
    await writes.addSession(db, id, session, createdAt);
  },

  async rename(db: Db, person: string, name: string): Promise<void> {
    await db.updateTable('people').set({ name }).where('id', '=', person).execute();
  },

  async addSession(db: Db, person: string, session: string, now: number): Promise<void> {
    await db.insertInto('sessions').values({ hash: session, person, created_at: now, seen_at: now }).execute();
  },

  async touchSession(db: Db, session: string, now: number): Promise<void> {
    await db.updateTable('sessions').set({ seen_at: now }).where('hash', '=', session).execute();
  },

  async endSession(db: Db, person: string, session: string): Promise<void> {
    await db.deleteFrom('sessions').where('person', '=', person).where('hash', '=', session).execute();
  },

  async keepOnlySession(db: Db, person: string, session: string): Promise<void> {
    await db.deleteFrom('sessions').where('person', '=', person).where('hash', '!=', session).execute();
    for (const kind of WAYS_IN) await db.deleteFrom(kind).where('person', '=', person).execute();
  },

  async addCode(db: Db, code: string, person: string, expiresAt: number): Promise<void> {
    await db.deleteFrom('codes').where('person', '=', person).execute();
    await db.insertInto('codes').values({ hash: code, person, expires_at: expiresAt }).execute();
  },

  async takeCode(db: Db, code: string, session: string, now: number): Promise<string | undefined> {
    const taken = await db
      .deleteFrom('codes')
      .where('hash', '=', code)
      .returning(['person', 'expires_at'])
      .executeTakeFirst();
    if (taken === undefined || taken.expires_at <= now) return undefined;
    await writes.addSession(db, taken.person, session, now);
    return taken.person;
  },

  async setRecovery(db: Db, person: string, code: string, now: number): Promise<void> {
    await db.replaceInto('recoveries').values({ person, hash: code, created_at: now }).execute();
  },

  async recover(db: Db, code: string, session: string, now: number): Promise<string | undefined> {
    const found = await db.selectFrom('recoveries').select('person').where('hash', '=', code).executeTakeFirst();
    if (found !== undefined) await writes.addSession(db, found.person, session, now);
    return found?.person;
  },

  async setToken(db: Db, { table, seat, person }: SeatOfToken, token: string): Promise<void> {
    await db.deleteFrom('tokens').where('table_id', '=', table).where('seat', '=', seat).execute();
    await db.insertInto('tokens').values({ hash: token, table_id: table, seat, person }).execute();
  },

  async addSubscription(db: Db, subscription: StoredSubscription, now: number, most: number): Promise<void> {
    const row = { ...subscription, named_at: now };
    const { endpoint, ...rest } = row;
    await db
      .insertInto('subscriptions')
      .values(row)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(rest))
      .execute();
    const kept = db
      .selectFrom('subscriptions')
      .select('endpoint')
      .where('person', '=', subscription.person)
      .orderBy('named_at', 'desc')
      .limit(most);
    await db
      .deleteFrom('subscriptions')
      .where('person', '=', subscription.person)
      .where('endpoint', 'not in', kept)
      .execute();
  },

  async removeSubscription(db: Db, person: string, endpoint: string): Promise<void> {
    await db.deleteFrom('subscriptions').where('person', '=', person).where('endpoint', '=', endpoint).execute();
  },

  async setIfMissing(db: Db, name: string, value: string): Promise<string> {
    await db
      .insertInto('kept')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const found = await db.selectFrom('kept').select('value').where('name', '=', name).executeTakeFirstOrThrow();
    return found.value;
  },

  async saveSnapshot(db: Db, { table, ...rest }: Snapshot): Promise<void> {
    await db
      .insertInto('snapshots')
      .values({ table_id: table, ...rest })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet(rest))
      .execute();
  },

  async erase(db: Db, person: string): Promise<string[]> {
    const said = await sql<{ table_id: string }>`update entries
      set body = json_set(body, '$.text', null, '$.phrase', null)
      where kind = 'chat' and ${sql.raw(CHAT_AUTHOR)} = ${person} returning table_id`.execute(db);
    const tables = [...new Set(said.rows.map(({ table_id }) => table_id))];
    for (const table of tables) await db.deleteFrom('snapshots').where('table_id', '=', table).execute();
    for (const kind of ['sessions', ...WAYS_IN] as const) {
      await db.deleteFrom(kind).where('person', '=', person).execute();
    }
    await db.deleteFrom('people').where('id', '=', person).execute();
    return tables;
  },

  async ban(db: Db, ban: StoredBan): Promise<void> {
    await db.replaceInto('bans').values(ban).execute();
  },

  async unban(db: Db, subject: string): Promise<void> {
    await db.deleteFrom('bans').where('subject', '=', subject).execute();
  },

  deleteExpired,

  /** Writes 16 kB, so that a full disk shows before somebody's answer is refused. What is the same as before would not be written. */
  async check(db: Db): Promise<void> {
    await sql`replace into kept (name, value) values ('check', hex(randomblob(8192)))`.execute(db);
  },

  pragmas: readPragmas,
};
