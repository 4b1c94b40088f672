import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClubStatus, TableInfo } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { VirtualClock } from '../../clock/VirtualClock.ts';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { Guest } from '../../testing/page.ts';
import { tempFolder, testServer } from '../../testing/server.ts';
import { firstOptions, settle } from '../../testing/VirtualTables.ts';

const PASSWORD = 'king of the hill';
const serve = (password: string, parts = {}) =>
  testServer({ clubPassword: password }, { store: new MemoryStore(), jobs: firstOptions, ...parts });

/** A browser that has the club's cookie besides its own. */
class Member extends Guest {
  #pass = '';

  async enter(password: string): Promise<number> {
    const response = await this.request('POST', '/api/club', { password });
    const set = response.headers.getSetCookie().find((one) => one.startsWith('regalia-club='));
    if (set) this.#pass = set.split(';')[0] as string;
    return response.status;
  }

  override async request(method: string, path: string, body?: unknown, headers = {}): Promise<Response> {
    const own = this.cookie;
    this.cookie = [own, this.#pass].filter(Boolean).join('; ');
    const response = await super.request(method, path, body, headers);
    const set = response.headers.getSetCookie().find((one) => one.startsWith('regalia='));
    this.cookie = set ? (set.split(';')[0] as string) : own;
    return response;
  }
}

test('without the password, API and sockets refuse; with it everything works', async () => {
  const { port } = await serve(PASSWORD);
  const stranger = new Member(port);
  for (const path of ['/api/me', '/api/tables?list=open', '/api/games', '/api/openapi.json', '/%61pi/games']) {
    const refused = await stranger.request('GET', path);
    expect([path, refused.status, ((await refused.json()) as { code: string }).code]).toEqual([path, 401, 'club']);
  }
  await expect(stranger.connect('some-table-1')).rejects.toThrow('401');
  expect(await stranger.get<ClubStatus>('/api/club')).toEqual({ asks: true, isIn: false });
  expect(await stranger.enter('guess')).toBe(403);
  expect(await stranger.enter(` ${PASSWORD} `)).toBe(200);
  expect(await stranger.get<ClubStatus>('/api/club')).toEqual({ asks: true, isIn: true });
  await stranger.me();
  expect((await stranger.create()).id).toBeDefined();
});

test('the cookie is hidden from scripts, cannot be guessed from the password, and ends with a new password', async () => {
  const store = new MemoryStore();
  const { port } = await serve(PASSWORD, { store });
  const [set] = (await new Guest(port).request('POST', '/api/club', { password: PASSWORD })).headers.getSetCookie();
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(set).toContain(part);
  const cookie = set?.split(';')[0] as string;
  const ask = async (where: number) =>
    (await new Guest(where).request('GET', '/api/games', undefined, { cookie })).status;
  expect(await ask(port)).toBe(200);
  expect(await ask((await serve(PASSWORD, { store })).port)).toBe(200);
  expect(await ask((await serve('another one', { store })).port)).toBe(401);
  expect(await ask((await serve(PASSWORD)).port)).toBe(401);
});

test('limits password attempts to ten per minute and address', async () => {
  const clock = new VirtualClock();
  const { port } = await serve(PASSWORD, { clock });
  const eve = new Member(port);
  const tries: number[] = [];
  for (let i = 0; i < 12; i++) tries.push(await eve.enter(`guess ${i}`));
  expect(tries).toEqual([...Array(10).fill(403), 429, 429]);
  expect(await eve.enter(PASSWORD)).toBe(429);
  await clock.pass(61_000, settle);
  expect(await eve.enter(PASSWORD)).toBe(200);
});

test('a program plays with a token from a member', async () => {
  const { port } = await serve(PASSWORD);
  const ann = new Member(port);
  await ann.enter(PASSWORD);
  await ann.me();
  const { id } = (await ann.create()) as TableInfo;
  const { token } = await ann.post<{ token: string }>(`/api/tables/${id}/token`);
  const nonce = 'ab'.repeat(32);
  const send = async (bearer: string) =>
    (await new Guest(port).request('POST', '/api/bot/nonce', { nonce }, { authorization: `Bearer ${bearer}` })).status;
  expect([await send(token), await send('00'.repeat(32))]).toEqual([200, 401]);
});

test('a server without a password asks for none', async () => {
  const { port } = await testServer({}, { store: new MemoryStore(), jobs: firstOptions });
  expect(await new Guest(port).get<ClubStatus>('/api/club')).toEqual({ asks: false, isIn: true });
});

test('a link to a table reveals nothing to strangers', async () => {
  const site = tempFolder();
  writeFileSync(join(site, 'index.html'), '<meta property="og:description" content="" />');
  const { port } = await testServer({ clubPassword: PASSWORD, site }, { store: new MemoryStore(), jobs: firstOptions });
  const ann = new Member(port);
  await ann.enter(PASSWORD);
  await ann.me();
  await ann.request('PATCH', '/api/me', { name: 'Ann' });
  const { id } = await ann.create();
  const read = async (guest: Guest) =>
    (await guest.request('GET', `/t/${id}`, undefined, { accept: 'text/html' })).text();
  expect(await read(ann)).toContain('Ann');
  expect(await read(new Guest(port))).not.toContain('Ann');
});
