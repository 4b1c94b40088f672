import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../server.ts';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { Guest } from '../../testing/page.ts';
import { tempFolder, testServer } from '../../testing/server.ts';
import { storeContract } from '../../testing/storeContract.ts';
import { firstOptions } from '../../testing/VirtualTables.ts';
import { backupData, type RestoreStep, restoreData } from './backup.ts';
import { lockFolder } from './lock.ts';
import { openDatabase } from './open.ts';
import { DATA_FILE, openSqliteStore, type SqliteStore } from './SqliteStore.ts';
import { migrate } from './schema.ts';

async function open(folder = tempFolder()): Promise<SqliteStore> {
  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
}

/** A user that is not the one who runs the tests. */
const SERVICE = 4242;

const line = (table: string, seq: number) => ({ table, seq, kind: 'chat', seat: null, body: {}, at: 1 });

describe('SQLite keeps the contract', () => storeContract(() => open()));
describe('the store of tests keeps the contract', () => storeContract(async () => new MemoryStore()));

test('a commit is durable: write-ahead log and full synchronization, on both connections', async () => {
  const store = await open();
  for (const connection of ['writer', 'reader'] as const) {
    expect(await store.pragmas(connection)).toEqual({ journal_mode: 'wal', synchronous: 2 });
  }
});

test('every check writes, so that a full disk shows', async () => {
  const folder = tempFolder();
  const store = await open(folder);
  const size = () => statSync(join(folder, `${DATA_FILE}-wal`)).size;
  for (let look = 0; look < 3; look++) {
    const before = size();
    await store.check();
    expect(size()).toBeGreaterThan(before + 16 * 1024);
  }
});

test('requests that arrive during a commit share the next one', async () => {
  const store = await open();
  const before = store.stats().commits;
  await Promise.all(Array.from({ length: 100 }, (_, i) => store.append(line(`t${i}`, 0))));
  expect(store.stats().commits - before).toBe(2);
});

test('one bad write fails alone', async () => {
  const store = await open();
  await store.append(line('first', 0));
  const [good, bad, last] = await Promise.allSettled([
    store.append(line('a', 0)),
    store.append({ ...line('b', 0), kind: null as unknown as string }),
    store.append(line('c', 0)),
  ]);
  expect([good?.status, bad?.status, last?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await store.read('c', 0)).toHaveLength(1);
});

test('all data survives closing and reopening', async () => {
  const folder = tempFolder();
  const store = await open(folder);
  await store.append(line('t', 0));
  await store.close();
  expect(await (await open(folder)).read('t', 0)).toEqual([line('t', 0)]);
});

test('a file of the first version is upgraded without loss', async () => {
  const folder = tempFolder();
  const db = await openDatabase(join(folder, DATA_FILE));
  await migrate(db, 1);
  for (const change of [
    "insert into entries values ('t', 0, 'chat', null, '{}', 1)",
    `insert into tables values ('t', 'playing', 0, 9, 5, 'ann ben', '{"id":"t","waitingFor":[0,1]}')`,
    "insert into table_people values ('ann', 't')",
  ])
    await sql.raw(change).execute(db);
  await db.destroy();
  const store = await open(folder);
  expect(await store.setIfMissing('name', 'value')).toBe('value');
  expect(await store.subscriptionsOf('ann')).toEqual([]);
  expect(await store.read('t', 0)).toEqual([line('t', 0)]);
  expect(await store.due(9, 1)).toEqual(['t']);
  expect(await store.listOf('ann', 1)).toMatchObject([
    { id: 't', phase: 'playing', changedAt: 5, people: ['ann', 'ben'], turn: { waitingFor: [0, 1], answered: [] } },
  ]);
});

test('a file of a newer version is refused and left unchanged', async () => {
  const folder = tempFolder();
  const db = await openDatabase(join(folder, DATA_FILE));
  await sql.raw('pragma user_version = 99').execute(db);
  await expect(open(folder)).rejects.toThrow('newer Regalia');
  expect((await sql<{ user_version: number }>`pragma user_version`.execute(db)).rows[0]?.user_version).toBe(99);
  await db.destroy();
});

test('only the owner may read folder and file', async () => {
  const folder = tempFolder();
  await open(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const ending of ['', '-wal', '-shm'])
    expect(statSync(join(folder, DATA_FILE + ending)).mode & 0o777).toBe(0o600);
});

test('a backup made while in use restores to the same', async () => {
  const folder = tempFolder();
  const store = await open(folder);
  await store.append(line('t', 0));
  const copy = join(tempFolder(), 'copy.db');
  await backupData(folder, copy);
  await store.append(line('t', 1));
  await expect(backupData(folder, copy)).rejects.toThrow('exists already');
  await expect(restoreData(copy, folder, false)).rejects.toThrow('--force');
  await store.close();
  await restoreData(copy, folder, true);
  expect(await (await open(folder)).read('t', 0)).toEqual([line('t', 0)]);
});

test('restored files belong to the owner of the folder', async () => {
  const folder = tempFolder();
  await (await open(folder)).close();
  const copy = join(tempFolder(), 'copy.db');
  await backupData(folder, copy);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, SERVICE, SERVICE);
  await restoreData(copy, folder, true);
  const owner = isRoot ? SERVICE : process.getuid?.();
  expect(statSync(join(folder, DATA_FILE)).uid).toBe(owner);
  expect(statSync(join(folder, 'server.lock')).uid).toBe(owner);
});

test('leftovers of a killed backup do not block later ones, and a failed one leaves nothing', async () => {
  const folder = tempFolder();
  await open(folder);
  const copy = join(tempFolder(), 'copy.db');
  for (const ending of ['', '-journal']) writeFileSync(`${copy}.part${ending}`, 'half');
  await backupData(folder, copy);
  expect(readdirSync(dirname(copy))).toEqual(['copy.db']);
  const broken = tempFolder();
  writeFileSync(join(broken, DATA_FILE), 'x'.repeat(9000));
  const failed = join(tempFolder(), 'copy.db');
  await expect(backupData(broken, failed)).rejects.toThrow();
  expect(readdirSync(dirname(failed))).toEqual([]);
});

test('a folder in use is not overwritten, and a damaged backup changes nothing', async () => {
  const folder = tempFolder();
  await (await open(folder)).close();
  const unlock = lockFolder(folder, 'a server');
  await expect(restoreData(join(folder, DATA_FILE), folder, true)).rejects.toThrow('stop it before');
  unlock();
  const bad = join(tempFolder(), 'bad.db');
  writeFileSync(bad, 'not a database, but long enough to be read as one'.repeat(100));
  await expect(restoreData(bad, folder, true)).rejects.toThrow(
    'damaged or not a backup of Regalia; nothing was changed',
  );
  expect(readdirSync(folder).filter((name) => name.includes('restored'))).toEqual([]);
  expect(await (await open(folder)).read('t', 0)).toEqual([]);
});

test('of two servers on one folder the second refuses', async () => {
  const data = tempFolder();
  const first = await testServer({ data });
  await expect(startServer({ data, host: '127.0.0.1', port: 0, logLevel: 'silent' })).rejects.toThrow('another server');
  await first.close();
  await testServer({ data });
});

test('a lock is released however its process ends; a stale pid file means nothing', async () => {
  const folder = tempFolder();
  const script = `import { DatabaseSync } from 'node:sqlite';
    const d = new DatabaseSync(process.argv[1]); d.exec('begin exclusive'); console.log('locked'); setInterval(() => {}, 1000);`;
  const hasSqlite = process.getBuiltinModule?.('node:sqlite') !== undefined;
  writeFileSync(join(folder, 'server.pid'), '1');
  if (hasSqlite) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, join(folder, 'server.lock')]);
    await once(child.stdout, 'data');
    expect(() => lockFolder(folder, 'a server')).toThrow('another server');
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  lockFolder(folder, 'a server')();
});

test('names of an older version leave the log and the lists; the person keeps theirs', async () => {
  const folder = tempFolder();
  const db = await openDatabase(join(folder, DATA_FILE));
  await migrate(db, 5);
  const ann = { id: 'ann', name: 'Old Ann' };
  const rows = [
    ['open', null, { host: ann, game: 'tides' }],
    ['seat', 0, { person: ann }],
    ['seat', 0, { person: null }],
    ['chat', 0, { from: ann, text: 'hi', phrase: null }],
  ] as const;
  for (const [seq, [kind, seat, body]] of rows.entries())
    await sql`insert into entries values ('t', ${seq}, ${kind}, ${seat}, ${JSON.stringify(body)}, 1)`.execute(db);
  await sql`insert into entries values ('broken', 0, 'chat', null, '{"half', 1)`.execute(db);
  await sql`insert into people values ('ann', 'Old Ann', 1)`.execute(db);
  await sql`insert into tables values ('t', 'gathering', 1, null, 1, '[]')`.execute(db);
  const summary = {
    host: ann,
    seats: [
      { seat: 0, person: ann },
      { seat: 1, person: null },
    ],
  };
  await sql`insert into summaries values ('t', 'ann', ${JSON.stringify(summary)})`.execute(db);
  await sql`insert into table_people values ('ann', 't')`.execute(db);
  await db.destroy();
  const store = await open(folder);
  expect((await store.read('t', 0)).map(({ body }) => body)).toEqual([
    { host: { id: 'ann' }, game: 'tides' },
    { person: { id: 'ann' } },
    { person: null },
    { from: { id: 'ann' }, text: 'hi', phrase: null },
  ]);
  expect((await store.listOf('ann', 9))[0]?.summary).toEqual({
    host: { id: 'ann' },
    seats: [
      { seat: 0, person: { id: 'ann' } },
      { seat: 1, person: null },
    ],
  });
  expect(await store.namesOf(['ann'])).toEqual([['ann', 'Old Ann']]);
  expect(await store.messagesOf('ann', 9)).toHaveLength(1);
});

test('a backup changes nothing in a file of an older version', async () => {
  const folder = tempFolder();
  const db = await openDatabase(join(folder, DATA_FILE));
  await migrate(db, 1);
  const copy = join(tempFolder(), 'copy.db');
  await backupData(folder, copy);
  const version = async (of: typeof db) =>
    (await sql<{ user_version: number }>`pragma user_version`.execute(of)).rows[0]?.user_version;
  expect(await version(db)).toBe(1);
  const copied = await openDatabase(copy);
  expect(await version(copied)).toBe(1);
  for (const one of [db, copied]) await one.destroy();
});

const STEPS: readonly RestoreStep[] = ['locked', 'copied', 'checked', 'synced', 'settled', 'cleared', 'replaced'];
test.each(STEPS)('a restore that is ended when it has %s leaves the old data or the new, whole', async (station) => {
  const folder = tempFolder();
  const store = await open(folder);
  await store.append(line('t', 0));
  const copy = join(tempFolder(), 'copy.db');
  await backupData(folder, copy);
  await store.append(line('t', 1));
  await store.close();
  const ended = restoreData(copy, folder, true, (step) => {
    if (step === station) throw new Error('ended');
  });
  await expect(ended).rejects.toThrow('ended');
  const left = (await (await open(folder)).read('t', 0)).length;
  expect(left).toBe(station === 'replaced' ? 1 : 2);
});

test('an unreadable line or row breaks one table and no other', async () => {
  const folder = tempFolder();
  const data = { data: folder };
  const first = await testServer(data, { jobs: firstOptions });
  const ann = await Guest.at(first.port);
  const tables = [await ann.create({ listed: true }), await ann.create({ listed: true })];
  const [broken, good] = tables.map(({ id }) => id) as [string, string];
  await first.close();
  const db = await openDatabase(join(folder, DATA_FILE));
  await sql`update entries set body = '{"half' where table_id = ${broken}`.execute(db);
  await sql`update summaries set summary = '{"half' where table_id = ${broken}`.execute(db);
  await db.destroy();
  const alarms: object[] = [];
  const log = { error: (details: object) => alarms.push(details), warn: () => undefined, info: () => undefined };
  const { port } = await testServer(data, { jobs: firstOptions, log });
  const ben = await Guest.at(port);
  const list = await ben.get<{ id: string }[]>('/api/tables?list=open');
  expect(list.map(({ id }) => id)).toEqual([good]);
  expect((await ben.request('GET', `/api/tables/${good}`)).status).toBe(200);
  expect((await ben.request('GET', `/api/tables/${broken}`)).status).toBe(409);
  expect(alarms).toContainEqual({ table: broken });
  expect(alarms).toContainEqual({ table: broken, why: expect.stringContaining('unreadable') });
});

test.each(['writer', 'reader'] as const)('a store whose %s dies ends the server', async (connection) => {
  const store = await open();
  const death = new Promise<Error>((resolve) => {
    store.onDeath = resolve;
  });
  await store.kill(connection);
  expect((await death).message).toContain('closed');
});

test('a store that is closed normally is not reported as crashed', async () => {
  const store = await open();
  let deaths = 0;
  store.onDeath = () => deaths++;
  await store.close();
  expect(deaths).toBe(0);
});
