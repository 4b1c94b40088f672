import { expect, test, vi } from 'vitest';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { testServer } from '../../testing/server.ts';
import { silentLog } from '../../testing/silentLog.ts';

const ready = async (port: number) => {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`);
  return [response.status, await response.json()];
};

test('a server whose database is damaged is not ready, and says why', async () => {
  const store = new MemoryStore();
  store.findDamage = async () => 'Tree 5 page 9: btreeInitPage() returns error code 11';
  const { port } = await testServer({}, { store, log: silentLog });
  await vi.waitFor(async () => expect((await ready(port))[0]).toBe(503));
  expect((await ready(port))[1]).toMatchObject({ message: expect.stringContaining('Tree 5 page 9') });
});

test('a server whose disk is almost full is ready and says so', async () => {
  const { port } = await testServer({}, { store: new MemoryStore(), log: silentLog, freeDisk: async () => 1000 });
  expect(await ready(port)).toEqual([200, { ok: true, disk: 'low' }]);
});
