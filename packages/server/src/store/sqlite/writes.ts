import type { Kysely } from 'kysely';
import type { Retention, StoredPerson, StoredSubscription, TokenPlace } from '../../ports/store.ts';
import { readPragmas } from './pragmas.ts';
import type { Schema } from './schema.ts';

type Db = Kysely<Schema>;

/** At once, so that others who write do not wait long. */
const MOST_FORGOTTEN = 200;

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

  async setToken(db: Db, { table, seat, person }: TokenPlace, token: string): Promise<void> {
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

  async keepOnce(db: Db, name: string, value: string): Promise<string> {
    await db
      .insertInto('kept')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const found = await db.selectFrom('kept').select('value').where('name', '=', name).executeTakeFirstOrThrow();
    return found.value;
  },

  async forget(db: Db, { codes, sessions, gathering, over }: Retention): Promise<number> {
    await db.deleteFrom('codes').where('expires_at', '<', codes).execute();
    await db.deleteFrom('sessions').where('seen_at', '<', sessions).execute();
    const old = await db
      .selectFrom('tables')
      .select('id')
      .where((at) =>
        at.or([
          at.and([at('phase', '=', 'gathering'), at('changed_at', '<', gathering)]),
          at.and([at('phase', '=', 'over'), at('changed_at', '<', over ?? 0)]),
        ]),
      )
      .limit(MOST_FORGOTTEN)
      .execute();
    for (const { id } of old) {
      for (const table of ['entries', 'summaries', 'table_people', 'tokens'] as const) {
        await db.deleteFrom(table).where('table_id', '=', id).execute();
      }
      await db.deleteFrom('tables').where('id', '=', id).execute();
    }
    return old.length;
  },

  async check(): Promise<void> {},

  pragmas: readPragmas,
};
