import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../testing/server.ts';
import { DATA_FILE, openSqliteStore } from './SqliteStore.ts';

test('a damaged page of the file is found', async () => {
  const folder = tempFolder();
  const before = await openSqliteStore(folder);
  const body = { text: 'x'.repeat(3000) };
  for (let seq = 0; seq < 50; seq++) await before.append({ table: 't', seq, kind: 'chat', seat: null, body, at: seq });
  expect(await before.findDamage()).toBe(null);
  await before.close();
  const file = openSync(join(folder, DATA_FILE), 'r+');
  for (let page = 30; page < 34; page++) writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
  closeSync(file);
  const after = await openSqliteStore(folder);
  expect(await after.findDamage()).toMatch(/\w/);
  await after.close();
});
