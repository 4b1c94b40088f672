import type { Me, PersonalData, RecoveryStatus } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { Guest } from '../../testing/page.ts';
import { testServer } from '../../testing/server.ts';
import { firstOptions } from '../../testing/VirtualTables.ts';

const serve = (config = {}, parts = {}) =>
  testServer(config, { store: new MemoryStore(), jobs: firstOptions, ...parts });

const codeOf = async (guest: Guest) => (await guest.post<{ code: string }>('/api/me/recovery')).code;
const use = (port: number, code: string) => new Guest(port).request('POST', '/api/me/continue', { code });

test('a person who lost the cookie comes back by the recovery code, to the same seat', async () => {
  const { port } = await serve();
  const ann = await Guest.at(port, 'Ann');
  const me = await ann.me();
  const { id } = await ann.create();
  expect(await ann.get<RecoveryStatus>('/api/me/recovery')).toEqual({ createdAt: null });
  const code = await codeOf(ann);
  expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){4}[2-9A-HJKMNP-Z]{4}$/);
  const back = new Guest(port);
  expect(await back.post<Me>('/api/me/continue', { code })).toMatchObject({ id: me.id, name: 'Ann' });
  expect((await back.get<{ id: string }[]>('/api/tables?list=mine')).map((table) => table.id)).toEqual([id]);
  expect((await use(port, code)).status).toBe(200);
});

test('case, accents, spaces and hyphens of a typed recovery code do not matter', async () => {
  const { port } = await serve();
  const ann = await Guest.at(port);
  const code = await codeOf(ann);
  const accented = code.replace(/[AEUYCRSZ]/g, (letter) => `${letter}\u030c`).normalize('NFC');
  for (const typed of [code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `, accented])
    expect((await use(port, typed)).status).toBe(200);
});

test('a new recovery code ends the old one, and a wrong one is refused in words', async () => {
  const { port } = await serve();
  const ann = await Guest.at(port);
  const [old, fresh] = [await codeOf(ann), await codeOf(ann)];
  const refused = await use(port, old);
  expect([refused.status, await refused.json()]).toEqual([403, expect.objectContaining({ code: 'bad-code' })]);
  expect((await use(port, fresh)).status).toBe(200);
  for (const typed of ['x', 'y'.repeat(61)]) expect((await use(port, typed)).status).toBe(400);
});

test('recovery codes cannot be guessed without end', async () => {
  const { port } = await serve({ limits: { creationsPerMinute: 5 } });
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) statuses.push((await use(port, `AAAA-BBBB-CCCC-DDDD-EEE${i + 2}`)).status);
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
});

test('the store gets only a slow hash of the recovery code, salted by the server', async () => {
  const stored: string[] = [];
  const spied = () => {
    const store = new MemoryStore();
    const setRecovery = store.setRecovery.bind(store);
    store.setRecovery = (person, code, now) => {
      stored.push(code);
      return setRecovery(person, code, now);
    };
    return store;
  };
  const entropy = { hex: (bytes: number) => '17'.repeat(bytes), id: (length: number) => 'i'.repeat(length) };
  const codes: string[] = [];
  for (const salt of ['salt-1', 'salt-2']) {
    const store = spied();
    await store.setIfMissing('recovery-salt', salt);
    const { port } = await serve({}, { store, entropy });
    codes.push(await codeOf(await Guest.at(port)));
  }
  expect(codes[0]).toBe(codes[1]);
  expect(stored[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(stored[0]).not.toBe(stored[1]);
});

test('exported data tell when a recovery code was made; erasing a person ends it', async () => {
  const { port } = await serve();
  const ann = await Guest.at(port);
  const code = await codeOf(ann);
  const { recovery } = await ann.get<PersonalData>('/api/me/data');
  expect(recovery.createdAt).toEqual(expect.any(Number));
  expect((await ann.request('DELETE', '/api/me')).status).toBe(200);
  expect((await use(port, code)).status).toBe(403);
});

test('without a cookie nobody gets a recovery code', async () => {
  const { port } = await serve();
  const stranger = new Guest(port);
  expect((await stranger.request('POST', '/api/me/recovery')).status).toBe(401);
  expect((await stranger.request('GET', '/api/me/recovery')).status).toBe(401);
});
