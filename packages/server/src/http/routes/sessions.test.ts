import { CLOSE, type SeatToken, type SessionInfo } from '@regalia/protocol';
import { expect, test, vi } from 'vitest';
import { VirtualClock } from '../../clock/VirtualClock.ts';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { Guest } from '../../testing/page.ts';
import { testServer } from '../../testing/server.ts';
import { firstOptions, settle } from '../../testing/VirtualTables.ts';

const serve = (config = {}, parts = {}) =>
  testServer(config, { store: new MemoryStore(), jobs: firstOptions, ...parts });
const HTTPS = { 'x-forwarded-proto': 'https' };

test('over https only this server can set the cookie, and an older cookie is exchanged for it', async () => {
  const { port } = await serve({ proxy: 1 });
  const first = await new Guest(port).request('GET', '/api/me', undefined, HTTPS);
  const [set] = first.headers.getSetCookie();
  expect(set).toMatch(/^__Host-regalia=[0-9a-f]{64};/);
  for (const part of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']) expect(set).toContain(part);
  expect(set).not.toContain('Domain');
  const old = await Guest.at(port);
  const me = await old.me();
  const exchanged = await old.request('GET', '/api/me', undefined, HTTPS);
  expect(((await exchanged.json()) as { id: string }).id).toBe(me.id);
  const [fresh, cleared] = exchanged.headers.getSetCookie();
  expect(fresh).toMatch(/^__Host-regalia=/);
  expect(cleared).toMatch(/^regalia=;/);
});

test('over https an insecure cookie is only good for its exchange', async () => {
  const { port } = await serve({ proxy: 1 });
  const old = await Guest.at(port);
  const asked = await old.request('POST', '/api/tables', { game: 'tides', seats: [{ kind: 'me' }] }, HTTPS);
  expect(asked.status).toBe(401);
  expect((await old.request('GET', '/api/me/sessions', undefined, HTTPS)).status).toBe(401);
});

test('a cookie planted in another browser exposes its own person, not the victim', async () => {
  const { port } = await serve({ proxy: 1 });
  const [eve, second, ann] = [await Guest.at(port, 'Eve'), new Guest(port), new Guest(port)];
  const { id } = await eve.create();
  await second.post('/api/me/continue', await eve.post('/api/me/code'));
  const { token } = await eve.post<SeatToken>(`/api/tables/${id}/token`);
  const { code } = await eve.post<{ code: string }>('/api/me/code');
  const page = await second.open(id);
  ann.cookie = eve.cookie;
  const greeted = await ann.request('GET', '/api/me', undefined, HTTPS);
  ann.cookie = (greeted.headers.getSetCookie()[0] as string).split(';')[0] as string;
  expect(ann.cookie).not.toContain(eve.cookie.split('=')[1]);
  const again = await ann.request('GET', '/api/me/sessions', undefined, HTTPS);
  expect(await again.json()).toHaveLength(1);
  expect(await page.closed).toBe(CLOSE.goingAway);
  for (const guest of [eve, second]) expect((await guest.request('GET', '/api/me/sessions')).status).toBe(401);
  expect((await new Guest(port).request('POST', '/api/me/continue', { code })).status).toBe(403);
  const used = await fetch(`http://127.0.0.1:${port}/api/bot/stream`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(used.status).toBe(401);
});

test('a new session is valid only once all others have ended, even if that fails at first', async () => {
  const store = new MemoryStore();
  const { port } = await testServer({ proxy: 1 }, { store, jobs: firstOptions });
  const eve = await Guest.at(port);
  const greeted = await new Guest(port).request('GET', '/api/me', undefined, { ...HTTPS, cookie: eve.cookie });
  const cookie = (greeted.headers.getSetCookie()[0] as string).split(';')[0] as string;
  vi.spyOn(store, 'keepOnlySession').mockRejectedValueOnce(new Error('the disk is full'));
  const use = async () =>
    (await new Guest(port).request('GET', '/api/me/sessions', undefined, { ...HTTPS, cookie })).status;
  expect([await use(), (await eve.request('GET', '/api/me/sessions')).status]).toEqual([500, 200]);
  expect([await use(), (await eve.request('GET', '/api/me/sessions')).status]).toEqual([200, 401]);
});

test('exchanging an old cookie counts as a new visit', async () => {
  const { port } = await serve({ proxy: 1, limits: { creationsPerMinute: 3 } });
  const { cookie } = await Guest.at(port);
  const exchange = () => new Guest(port).request('GET', '/api/me', undefined, { ...HTTPS, cookie });
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push((await exchange()).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('an old cookie can be exchanged again if the new one did not arrive', async () => {
  const { port } = await serve({ proxy: 1 });
  const old = await Guest.at(port, 'Ann');
  const { cookie } = old;
  const tabs: string[] = [];
  for (let i = 0; i < 2; i++) {
    old.cookie = cookie;
    const fresh = await old.request('GET', '/api/me', undefined, HTTPS);
    expect(((await fresh.json()) as { name: string }).name).toBe('Ann');
    tabs.push((fresh.headers.getSetCookie()[0] as string).split(';')[0] as string);
  }
  const names: string[] = [];
  for (const tab of tabs.toReversed()) {
    const me = await new Guest(port).request('GET', '/api/me', undefined, { ...HTTPS, cookie: tab });
    names.push(((await me.json()) as { name: string }).name);
  }
  expect(names).toEqual(['Ann', expect.stringMatching(/^Guest/)]);
});

test('using the cookie extends it', async () => {
  const { port } = await serve();
  const ann = await Guest.at(port);
  const again = await ann.request('GET', '/api/me');
  expect(again.headers.getSetCookie()[0]).toContain('Max-Age=34560000');
});

test('a person sees their devices and can sign them out', async () => {
  const clock = new VirtualClock();
  const { port } = await serve({}, { clock });
  const phone = await Guest.at(port, 'Ann');
  const { id } = await phone.create();
  await clock.pass(1000, settle);
  const { code } = await phone.post<{ code: string }>('/api/me/code');
  const desk = new Guest(port);
  await desk.post('/api/me/continue', { code });
  const sessions = await desk.get<SessionInfo[]>('/api/me/sessions');
  expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false]);
  expect(sessions.map(({ createdAt }) => createdAt - (sessions[1]?.createdAt ?? 0))).toEqual([1000, 0]);
  const page = await phone.open(id);
  const eve = await Guest.at(port);
  const end = (guest: Guest) => guest.request('POST', `/api/me/sessions/${sessions[1]?.id}/end`, {});
  expect((await end(eve)).status).toBe(404);
  expect((await end(desk)).status).toBe(200);
  expect(await page.closed).toBe(CLOSE.goingAway);
  expect((await phone.request('POST', `/api/tables/${id}/sit`, {})).status).toBe(401);
  expect((await desk.me()).name).toBe('Ann');
  expect(await desk.get<SessionInfo[]>('/api/me/sessions')).toHaveLength(1);
});
