import { type Kysely, type Selectable, sql } from 'kysely';
import type {
  ListCursor,
  PersonSummary,
  SeatOfToken,
  Snapshot,
  StoredBan,
  StoredEntry,
  StoredMessage,
  StoredPerson,
  StoredSession,
  StoredSubscription,
  TableRow,
} from '../../ports/store.ts';
import { checkpoint, readPragmas } from './pragmas.ts';
import { CHAT_AUTHOR, type Schema } from './schema.ts';

type Db = Kysely<Schema>;

const UNREADABLE = 'unreadable';

/** All reads; they run beside the writer and never wait for it. */
export const reads = {
  async read(db: Db, table: string, from: number): Promise<StoredEntry[]> {
    const rows = await db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute();
    return rows.map(({ table_id, body, kind, ...rest }) => {
      const parsed = parse(body);
      return { ...rest, table: table_id, kind: parsed === null ? UNREADABLE : kind, body: parsed };
    });
  },

  async listOf(db: Db, person: string, limit: number, before?: ListCursor | null): Promise<TableRow[]> {
    const all = db
      .selectFrom('tables')
      .innerJoin('table_people', 'table_people.table_id', 'tables.id')
      .innerJoin('summaries', 'summaries.table_id', 'tables.id')
      .selectAll(['tables', 'summaries'])
      .where('table_people.person', '=', person)
      .orderBy('changed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit);
    const rest = before
      ? all.where((at) =>
          at.or([
            at('changed_at', '<', before.changedAt),
            at.and([at('changed_at', '=', before.changedAt), at('id', '<', before.id)]),
          ]),
        )
      : all;
    const rows = await rest.execute();
    return rows.map(toRow);
  },

  listOpen: (db: Db, limit: number): Promise<TableRow[]> => listed(db, 'gathering', limit),

  listRunning: (db: Db, limit: number): Promise<TableRow[]> => listed(db, 'playing', limit),

  async changedAfter(db: Db, time: number, limit: number): Promise<string[]> {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('wake_at', 'is not', null)
      .where('changed_at', '>', time)
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  async findDamage(db: Db): Promise<string | null> {
    try {
      const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
      const found = rows[0]?.quick_check ?? 'no reply';
      return found === 'ok' ? null : found;
    } catch (error) {
      return (error as Error).message;
    }
  },

  async rowOf(db: Db, table: string): Promise<TableRow | undefined> {
    const found = await db
      .selectFrom('tables')
      .innerJoin('summaries', 'summaries.table_id', 'tables.id')
      .selectAll(['tables', 'summaries'])
      .where('id', '=', table)
      .executeTakeFirst();
    return found && toRow(found);
  },

  async listChanged(db: Db, time: number, limit: number): Promise<TableRow[]> {
    const rows = await db
      .selectFrom('tables')
      .innerJoin('summaries', 'summaries.table_id', 'tables.id')
      .selectAll(['tables', 'summaries'])
      .where('changed_at', '>=', time)
      .orderBy('changed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(toRow);
  },

  async countUnfinished(db: Db, person: string): Promise<number> {
    const { count } = await db
      .selectFrom('tables')
      .innerJoin('table_people', 'table_people.table_id', 'tables.id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('table_people.person', '=', person)
      .where('phase', '!=', 'over')
      .executeTakeFirstOrThrow();
    return count;
  },

  async snapshotOf(db: Db, table: string): Promise<Snapshot | undefined> {
    const found = await db.selectFrom('snapshots').selectAll().where('table_id', '=', table).executeTakeFirst();
    if (found === undefined) return undefined;
    const { table_id, ...rest } = found;
    return { table: table_id, ...rest };
  },

  async namesOf(db: Db, people: readonly string[]): Promise<[string, string][]> {
    if (people.length === 0) return [];
    const rows = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', people).execute();
    return rows.map(({ id, name }) => [id, name]);
  },

  async listPeople(db: Db, text: string, limit: number): Promise<PersonSummary[]> {
    const rows = await db
      .selectFrom('people')
      .leftJoin('sessions', 'sessions.person', 'people.id')
      .selectAll('people')
      .select(({ fn }) => fn.max('seen_at').as('seen_at'))
      .select((at) =>
        at
          .selectFrom('table_people')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('table_people.person', '=', 'people.id')
          .as('tables'),
      )
      .where(sql`instr(lower(name), lower(${text}))`, '>', 0)
      .groupBy('people.id')
      .orderBy('seen_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id, name, created_at, seen_at, tables }) => ({
      id,
      name,
      createdAt: created_at,
      seenAt: seen_at ?? created_at,
      tables: tables ?? 0,
    }));
  },

  async messagesOf(db: Db, person: string, limit: number): Promise<StoredMessage[]> {
    const rows = await db
      .selectFrom('entries')
      .select(['table_id', 'at', 'body'])
      .where('kind', '=', sql.lit('chat'))
      .where(sql.raw(CHAT_AUTHOR), '=', person)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ table_id, at, body }) => {
      const { text, phrase } = parse(body) as { text: string | null; phrase: string | null };
      return { table: table_id, at, text, phrase };
    });
  },

  async bans(db: Db): Promise<StoredBan[]> {
    return db.selectFrom('bans').selectAll().orderBy('at', 'desc').execute();
  },

  async due(db: Db, time: number, limit: number): Promise<string[]> {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('wake_at', 'is not', null)
      .where('wake_at', '<=', time)
      .orderBy('wake_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  async personOfSession(db: Db, session: string): Promise<StoredPerson | undefined> {
    const found = await db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .selectAll('people')
      .where('sessions.hash', '=', session)
      .executeTakeFirst();
    return found && { id: found.id, name: found.name, createdAt: found.created_at };
  },

  async recoveryOf(db: Db, person: string): Promise<number | undefined> {
    const found = await db
      .selectFrom('recoveries')
      .select('created_at')
      .where('person', '=', person)
      .executeTakeFirst();
    return found?.created_at;
  },

  async sessionsOf(db: Db, person: string): Promise<StoredSession[]> {
    const rows = await db
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .orderBy('seen_at', 'desc')
      .execute();
    return rows.map(({ hash, created_at, seen_at }) => ({ session: hash, createdAt: created_at, seenAt: seen_at }));
  },

  async seatOfToken(db: Db, token: string): Promise<SeatOfToken | undefined> {
    const found = await db.selectFrom('tokens').selectAll().where('hash', '=', token).executeTakeFirst();
    return found && { table: found.table_id, seat: found.seat, person: found.person };
  },

  async subscriptionsOf(db: Db, person: string): Promise<StoredSubscription[]> {
    return db
      .selectFrom('subscriptions')
      .select(['person', 'endpoint', 'p256dh', 'auth', 'locale'])
      .where('person', '=', person)
      .orderBy('named_at')
      .execute();
  },

  async backup(db: Db, file: string): Promise<void> {
    await sql`vacuum into ${file}`.execute(db);
  },

  checkpoint,

  pragmas: readPragmas,
};

function toRow(row: Selectable<Schema['tables'] & Schema['summaries']>): TableRow {
  return {
    id: row.id,
    phase: row.phase,
    listed: row.listed === 1,
    wakeAt: row.wake_at,
    changedAt: row.changed_at,
    turn: parse(row.turn),
    people: row.people === '' ? [] : row.people.split(' '),
    summary: parse(row.summary),
  };
}

/** Null if a damaged file holds something else: one broken row breaks one table, not the list. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The phase is a literal in the query, so that its partial index is used. */
async function listed(db: Db, phase: 'gathering' | 'playing', limit: number): Promise<TableRow[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('summaries', 'summaries.table_id', 'tables.id')
    .selectAll(['tables', 'summaries'])
    .where('phase', '=', sql.lit(phase))
    .where('listed', '=', sql.lit(1))
    .orderBy('changed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toRow);
}
