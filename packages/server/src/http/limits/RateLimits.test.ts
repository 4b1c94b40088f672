import { expect, test } from 'vitest';
import { VirtualClock } from '../../clock/VirtualClock.ts';
import { RateLimit } from '../../limits/RateLimit.ts';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { Guest } from '../../testing/page.ts';
import { rawRequest } from '../../testing/raw.ts';
import { testServer } from '../../testing/server.ts';
import { firstOptions } from '../../testing/VirtualTables.ts';

const serve = (config = {}, parts = {}) =>
  testServer(config, { store: new MemoryStore(), jobs: firstOptions, ...parts });
const SEATS = JSON.stringify({ game: 'tides', seats: [{ kind: 'me' }, { kind: 'open' }] });

/** Ways to write the path of one route. */
const WRITTEN = [
  '/api/tables',
  '/%61pi/tables',
  '/api/%74ables',
  '/%61%70%69/%74%61%62%6c%65%73',
  'http://127.0.0.1/api/tables',
];

test.each(WRITTEN)('limits new tables per address, written as %s', async (path) => {
  const { port } = await serve({ limits: { creationsPerMinute: 3 } });
  const ann = await Guest.at(port);
  const headers = { cookie: ann.cookie, 'content-type': 'application/json' };
  const make = async (way: string) => (await rawRequest(port, way, headers, 'POST', SEATS)).status;
  for (let i = 0; i < 3; i++) expect(await make('/api/tables')).toBe(201);
  expect([404, 429]).toContain(await make(path));
  expect(await make('/api/tables')).toBe(429);
});

test('limits code guesses, however the path is written', async () => {
  const { port } = await serve({ limits: { creationsPerMinute: 5 } });
  const headers = { 'content-type': 'application/json' };
  const guess = async () =>
    (await rawRequest(port, '/%61pi/me/continue', headers, 'POST', '{"code":"AAAA-BBBB-CCCC"}')).status;
  const tries: number[] = [];
  for (let i = 0; i < 8; i++) tries.push(await guess());
  expect(tries).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
});

test('replays of past steps are limited per address, and everything else still works', async () => {
  const { port } = await serve();
  const statuses: number[] = [];
  for (let i = 0; i < 243; i++)
    statuses.push((await rawRequest(port, '/api/tables/aaaaaaaaaaaaaaaaaaaaaa/past/0')).status);
  expect(statuses.indexOf(429)).toBe(240);
  expect((await rawRequest(port, '/api/games')).status).toBe(200);
});

test('random tokens count against their address', async () => {
  let asked = 0;
  const store = new MemoryStore();
  const seatOfToken = store.seatOfToken.bind(store);
  store.seatOfToken = (token) => {
    asked++;
    return seatOfToken(token);
  };
  const { port } = await serve({}, { store });
  const statuses: number[] = [];
  for (let i = 0; i < 100; i++) {
    const token = String(i).padStart(64, '0');
    statuses.push((await rawRequest(port, '/api/bot/stream', { authorization: `Bearer ${token}` })).status);
  }
  expect(asked).toBe(60);
  expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true);
  expect(statuses.slice(60).every((status) => status === 429)).toBe(true);
});

test("a program's stream counts as a socket of its address", async () => {
  const { port } = await serve({ limits: { socketsPerAddress: 1 } });
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  const { token } = await ann.post<{ token: string }>(`/api/tables/${id}/token`);
  const stream = () =>
    fetch(`http://127.0.0.1:${port}/api/bot/stream`, { headers: { authorization: `Bearer ${token}` } });
  const first = await stream();
  expect(first.status).toBe(200);
  expect((await stream()).status).toBe(429);
  await expect(ann.connect(id)).rejects.toThrow('429');
  await first.body?.cancel();
});

test('behind one proxy the address that the proxy saw counts, not one that the client claims', async () => {
  const { port } = await serve({ proxy: 1, limits: { requestsPerMinute: 5 } });
  const ask = async (forged: string) =>
    (await rawRequest(port, '/api/games', { 'x-forwarded-for': `${forged}, 203.0.113.7` })).status;
  const statuses: number[] = [];
  for (let i = 0; i < 8; i++) statuses.push(await ask(`198.51.100.${i}`));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect((await rawRequest(port, '/api/games', { 'x-forwarded-for': '198.51.100.1' })).status).toBe(200);
});

test('an unlisted proxy is not trusted', async () => {
  const { port } = await serve({ proxy: ['10.0.0.0/8'], limits: { requestsPerMinute: 3 } });
  const ask = async (i: number) =>
    (await rawRequest(port, '/api/games', { 'x-forwarded-for': `203.0.113.${i}` })).status;
  expect([await ask(1), await ask(2), await ask(3), await ask(4)]).toEqual([200, 200, 200, 429]);
});

test('clients in one IPv6 network share a limit', async () => {
  const { port } = await serve({ proxy: 1, limits: { requestsPerMinute: 3 } });
  const ask = async (address: string) => (await rawRequest(port, '/api/games', { 'x-forwarded-for': address })).status;
  for (const last of [1, 2, 3]) expect(await ask(`2001:db8:1:2::${last}`)).toBe(200);
  expect(await ask('2001:db8:1:2:ffff::9')).toBe(429);
  expect(await ask('2001:db8:1:3::1')).toBe(200);
});

test('guesses of the metrics token are limited', async () => {
  const { port } = await serve({ metrics: { token: 'sesame' } });
  const guess = async (token: string) =>
    (await rawRequest(port, '/metrics', { authorization: `Bearer ${token}` })).status;
  const tries: number[] = [];
  for (let i = 0; i < 61; i++) tries.push(await guess(`${i}`));
  expect(tries.indexOf(429)).toBe(60);
  expect(await guess('sesame')).toBe(429);
});

test('metrics need the token or their own port; a forwarded address opens nothing', async () => {
  const { port, metricsPort } = await serve({ proxy: 1, metrics: { port: 0, token: 'sesame' } });
  const status = async (headers: Record<string, string>) => (await rawRequest(port, '/metrics', headers)).status;
  expect(await status({})).toBe(404);
  expect(await status({ 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  expect(await status({ authorization: 'Bearer guess' })).toBe(404);
  const shown = await rawRequest(port, '/metrics', { authorization: 'Bearer sesame' });
  expect(shown.body).toMatch(/regalia_tables_awake 0[\s\S]*regalia_sockets 0/);
  expect((await rawRequest(metricsPort as number, '/metrics')).body).toContain('regalia_tables_awake');
});

test("a foreign host name is refused, even with a matching origin; the server's own names are served", async () => {
  const { port } = await serve({ hosts: ['play.example.org'], origins: ['https://regalia.example'] });
  const by = async (host: string, origin?: string) =>
    (await rawRequest(port, '/api/games', { host, ...(origin ? { origin } : {}) })).status;
  expect(await by('evil.example')).toBe(403);
  expect(await by(`evil.example:${port}`, `http://evil.example:${port}`)).toBe(403);
  for (const name of ['localhost', '127.0.0.1', '[::1]', 'kitchen.local', 'play.example.org', 'REGALIA.example']) {
    expect([name, await by(`${name}:${port}`)]).toEqual([name, 200]);
  }
});

test('a page under another scheme is a different origin', async () => {
  const { port } = await serve();
  const ann = await Guest.at(port);
  const rename = async (origin: string) => (await ann.request('PATCH', '/api/me', { name: 'Ann' }, { origin })).status;
  expect(await rename(`http://127.0.0.1:${port}`)).toBe(200);
  expect(await rename(`https://127.0.0.1:${port}`)).toBe(403);
});

test('a minute later the limits are reset', () => {
  const clock = new VirtualClock();
  const allowance = new RateLimit(2, clock);
  expect([1, 2, 3].map(() => allowance.take('a'))).toEqual([true, true, false]);
  expect(allowance.take('b')).toBe(true);
  void clock.pass(60_000, async () => undefined);
  return Promise.resolve().then(() => expect(allowance.has('b')).toBe(true));
});
