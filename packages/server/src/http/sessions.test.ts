import { CLOSE, type SessionInfo } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { VirtualClock } from '../clock/virtualClock.ts';
import { MemoryStore } from '../testing/memoryStore.ts';
import { Guest } from '../testing/page.ts';
import { testServer } from '../testing/server.ts';
import { firstOptions, settle } from '../testing/virtualHall.ts';

const serve = (config = {}, parts = {}) =>
  testServer(config, { store: new MemoryStore(), jobs: firstOptions, ...parts });
const HTTPS = { 'x-forwarded-proto': 'https' };

test('over https the cookie can be set by this server alone, and an older one is exchanged for it', async () => {
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

test('the cookie lasts as long as it is used', async () => {
  const { port } = await serve();
  const ann = await Guest.at(port);
  const again = await ann.request('GET', '/api/me');
  expect(again.headers.getSetCookie()[0]).toContain('Max-Age=34560000');
});

test('one sees where one is known, and ends it there', async () => {
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
