import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../testing/server.ts';
import { DATA_FILE, openSqliteStore } from './SqliteStore.ts';

test.each(['findDamage', 'backup'] as const)(
  'close waits for %s, so that nothing uses the folder after it',
  async (name) => {
    const folder = tempFolder();
    const store = await openSqliteStore(folder);
    const copy = join(tempFolder(), 'copy.db');
    let isDone = false;
    const work = (name === 'backup' ? store.backup(copy) : store.findDamage()).finally(() => {
      isDone = true;
    });
    await store.close();
    expect(isDone).toBe(true);
    expect(readdirSync(folder)).toEqual([DATA_FILE]);
    await work;
  },
);

test('a closed store starts no more threads', async () => {
  const store = await openSqliteStore(tempFolder());
  await store.close();
  await expect(store.findDamage()).rejects.toThrow('the store is closed');
});
