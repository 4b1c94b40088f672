import { type Kysely, sql } from 'kysely';

/** Columns as SQLite keeps them; JSON as text, booleans as 0 and 1. */
export interface Schema {
  entries: { table_id: string; seq: number; kind: string; seat: number | null; body: string; at: number };
  tables: {
    id: string;
    phase: string;
    listed: number;
    wake_at: number | null;
    changed_at: number;
    turn: string;
  };
  summaries: { table_id: string; people: string; summary: string };
  table_people: { person: string; table_id: string };
  people: { id: string; name: string; created_at: number };
  sessions: { hash: string; person: string; created_at: number; seen_at: number };
  codes: { hash: string; person: string; expires_at: number };
  recoveries: { person: string; hash: string; created_at: number };
  tokens: { hash: string; table_id: string; seat: number; person: string };
  subscriptions: { endpoint: string; person: string; p256dh: string; auth: string; locale: string; named_at: number };
  kept: { name: string; value: string };
  snapshots: { table_id: string; seq: number; rules: string; hash: string; text: string };
  bans: { subject: string; at: number; until: number | null };
}

const FIRST = [
  `create table entries (table_id text not null, seq integer not null, kind text not null, seat integer, body text not null,
    at integer not null, primary key (table_id, seq)) strict, without rowid`,
  `create table tables (id text primary key, phase text not null, listed integer not null, wake_at integer,
    changed_at integer not null, people text not null, summary text not null) strict, without rowid`,
  'create index tables_by_wake on tables (wake_at) where wake_at is not null',
  "create index tables_open on tables (changed_at) where phase = 'gathering' and listed = 1",
  `create table table_people (person text not null, table_id text not null, primary key (person, table_id)) strict, without rowid`,
  'create table people (id text primary key, name text not null, created_at integer not null) strict, without rowid',
  'create table sessions (hash text primary key, person text not null) strict, without rowid',
  'create table codes (hash text primary key, person text not null, expires_at integer not null) strict, without rowid',
  `create table tokens (hash text primary key, table_id text not null, seat integer not null, unique (table_id, seat)) strict, without rowid`,
];

const WITH_PUSH = [
  `create table subscriptions (endpoint text primary key, person text not null, p256dh text not null, auth text not null,
    locale text not null, named_at integer not null) strict, without rowid`,
  'create index subscriptions_by_person on subscriptions (person, named_at)',
  'create table kept (name text primary key, value text not null) strict, without rowid',
];

/** What changes with every answer is kept apart from what rarely does, so that a commit touches few pages. */
const WITH_TURNS = [
  'create table summaries (table_id text primary key, people text not null, summary text not null) strict, without rowid',
  'insert into summaries select id, people, summary from tables',
  "alter table tables add column turn text not null default ''",
  `update tables set turn = json_object('waitingFor', json_extract(summary, '$.waitingFor'),
    'answered', json(coalesce(json_extract(summary, '$.answered'), '[]')))`,
  'alter table tables drop column people',
  'alter table tables drop column summary',
];

/** A token is worth something only as long as its person has the seat. */
const WITH_OWNERS = ["alter table tokens add column person text not null default ''"];

/** People see where they are known, and can end that. */
const WITH_SESSIONS = [
  'alter table sessions add column created_at integer not null default 0',
  'alter table sessions add column seen_at integer not null default 0',
  'create index sessions_by_person on sessions (person)',
];

/** Who said a line of chat. A query that shall use the index says it in the same words. */
export const CHAT_AUTHOR = "case when json_valid(body) then json_extract(body, '$.from.id') end";

/** Names are kept with the person and nowhere else, so that they can be erased; what somebody said is found by its speaker. */
const WITHOUT_NAMES = [
  "update entries set body = json_remove(body, '$.host.name') where kind = 'open' and json_valid(body)",
  `update entries set body = json_remove(body, '$.person.name')
    where kind = 'seat' and json_valid(body) and json_extract(body, '$.person') is not null`,
  "update entries set body = json_remove(body, '$.from.name') where kind = 'chat' and json_valid(body)",
  `update summaries set summary = json_set(json_remove(summary, '$.host.name'), '$.seats', json((
      select json_group_array(json(json_remove(value, '$.person.name'))) from json_each(summary, '$.seats'))))
    where json_valid(summary) and json_extract(summary, '$.seats') is not null`,
  `create index entries_by_speaker on entries (${CHAT_AUTHOR}) where kind = 'chat'`,
  `create table snapshots (table_id text primary key, seq integer not null, rules text not null, hash text not null,
    text text not null) strict, without rowid`,
  'create table bans (subject text primary key, at integer not null, until integer) strict, without rowid',
  'create index table_people_by_table on table_people (table_id)',
];

/** Games that anybody may watch are listed too. */
const WITH_RUNNING = ["create index tables_running on tables (changed_at) where phase = 'playing' and listed = 1"];

/** A lasting way back in for people whose browser forgot them. */
const WITH_RECOVERY = [
  'create table recoveries (person text primary key, hash text not null unique, created_at integer not null) strict, without rowid',
];

/** What leads from each version of the file to the next. */
const VERSIONS = [FIRST, WITH_PUSH, WITH_TURNS, WITH_OWNERS, WITH_SESSIONS, WITHOUT_NAMES, WITH_RUNNING, WITH_RECOVERY];

/** Makes what a new or older file lacks; refuses a file of a newer Regalia. Tests make older files. */
export async function migrate(db: Kysely<Schema>, newest = VERSIONS.length): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  const found = rows[0]?.user_version ?? 0;
  if (found > newest) throw new Error(`this data was written by a newer Regalia (${found} > ${newest}); update first`);
  if (found === newest) return;
  await db.transaction().execute(async (trx) => {
    for (const statement of VERSIONS.slice(found, newest).flat()) await sql.raw(statement).execute(trx);
    await sql.raw(`pragma user_version = ${newest}`).execute(trx);
  });
}
