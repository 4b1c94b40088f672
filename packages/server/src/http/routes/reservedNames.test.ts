import type { Me, WireError } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { Guest } from '../../testing/page.ts';
import { testServer } from '../../testing/server.ts';

test('a name that looks like one of the server’s own is refused, unless it is one’s current name', async () => {
  const { port } = await testServer({}, { store: new MemoryStore() });
  const guest = await Guest.at(port);
  const before = await guest.me();
  const refused = await guest.request('PATCH', '/api/me', { name: 'Аdmin' });
  expect([refused.status, ((await refused.json()) as WireError).code]).toEqual([403, 'reserved-name']);
  const same = await guest.request('PATCH', '/api/me', { name: before.name });
  expect([same.status, ((await same.json()) as Me).name]).toEqual([200, before.name]);
  expect((await guest.me()).name).toMatch(/^Guest \d{4}$/);
});
