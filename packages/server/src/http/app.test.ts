import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { DeviceCode, Me, TableInfo, TableSummary } from '@regalia/protocol';
import { expect, test, vi } from 'vitest';
import { VirtualClock } from '../clock/VirtualClock.ts';
import { lanAddresses } from '../network/lanAddresses.ts';
import { createTable } from '../tables/index.ts';
import { MemoryStore } from '../testing/MemoryStore.ts';
import { Guest } from '../testing/page.ts';
import { rawRequest } from '../testing/raw.ts';
import { tempFolder, testServer } from '../testing/server.ts';
import { settle } from '../testing/VirtualTables.ts';

const serve = (config = {}) => testServer(config, { store: new MemoryStore() });

test('the first visit creates a guest, remembered by a cookie that scripts cannot read', async () => {
  const { port } = await serve();
  const first = await fetch(`http://127.0.0.1:${port}/api/me`);
  const cookie = first.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^regalia=[0-9a-f]{64}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  const me = (await first.json()) as Me;
  const again = await fetch(`http://127.0.0.1:${port}/api/me`, { headers: { cookie: cookie.split(';')[0]! } });
  expect(again.headers.get('set-cookie')).toBe(cookie);
  expect(await again.json()).toMatchObject({ id: me.id, name: me.name, kind: 'guest' });
});

test('a code makes another device the same person, once', async () => {
  const { port } = await serve();
  const desk = await Guest.at(port, 'Žofie');
  const { code } = await desk.post<DeviceCode>('/api/me/code');
  const phone = new Guest(port);
  expect(await phone.post('/api/me/continue', { code: code.toLowerCase() })).toMatchObject({ name: 'Žofie' });
  expect((await phone.me()).id).toBe((await desk.me()).id);
  expect((await new Guest(port).request('POST', '/api/me/continue', { code })).status).toBe(403);
});

test('opening a link changes nothing; sitting down needs a click', async () => {
  const { port } = await serve();
  const [ann, ben] = [await Guest.at(port, 'Ann'), await Guest.at(port, 'Ben')];
  const { id } = await ann.create({ listed: true });
  await ben.get(`/api/tables/${id}`);
  expect((await ben.get<TableInfo>(`/api/tables/${id}`)).seats[1]?.kind).toBe('open');
  expect((await ben.get<TableSummary[]>('/api/tables?list=open')).map((table) => table.id)).toEqual([id]);
  await ben.sit(id);
  const [mine] = await ben.get<TableSummary[]>('/api/tables?list=mine');
  expect(mine).toMatchObject({ id, mySeat: 1, phase: 'gathering' });
});

test('only a page on this machine learns the LAN addresses', async () => {
  const { port } = await serve({ host: '0.0.0.0', hosts: ['regalia.example'] });
  const ask = (host: string) =>
    new Promise<string>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: '/api/lan', headers: { host } }, async (response) => {
        for await (const chunk of response) resolve(String(chunk));
      }).on('error', reject);
    });
  const origins = lanAddresses().map((address) => `http://${address}:${port}`);
  expect(JSON.parse(await ask(`localhost:${port}`))).toEqual({ origins });
  expect(JSON.parse(await ask(`127.0.0.1:${port}`))).toEqual({ origins });
  expect(JSON.parse(await ask('regalia.example'))).toEqual({ origins: [] });
  const quiet = await serve();
  expect(await (await Guest.at(quiet.port)).get('/api/lan')).toEqual({ origins: [] });
});

test('the page may load from and talk to its own server only', async () => {
  const { port } = await serve();
  const { headers } = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
  expect(headers.get('content-security-policy')).toContain("default-src 'self';script-src 'self';worker-src 'self'");
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
});

test('every page of the built site is served, and its hashed files are immutable', async () => {
  const site = tempFolder();
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'index.html'), '<title>site</title>');
  writeFileSync(join(site, 'assets', 'a-1.js'), 'let a');
  const { port } = await serve({ site });
  const get = (path: string, accept = 'text/html') => fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } });
  expect(await (await get('/')).text()).toBe('<title>site</title>');
  expect(await (await get('/table/abc')).text()).toBe('<title>site</title>');
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/assets/a-1.js')).headers.get('cache-control')).toContain('immutable');
  expect((await get('/assets/gone.js', '*/*')).status).toBe(404);
  expect((await get('/api/nothing')).status).toBe(404);
});

test('a link to a table has the absolute URL of its picture', async () => {
  const site = tempFolder();
  writeFileSync(join(site, 'index.html'), '<meta property="og:image" content="/og.png" />');
  const { port } = await serve({ site });
  const page = await fetch(`http://127.0.0.1:${port}/t/abc`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toBe(`<meta property="og:image" content="http://127.0.0.1:${port}/og.png" />`);
});

test('a compressed copy is sent to clients that accept it', async () => {
  const site = tempFolder();
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'index.html'), '<title>site</title>');
  writeFileSync(join(site, 'assets', 'a-1.js'), 'let a');
  writeFileSync(join(site, 'assets', 'a-1.js.br'), brotliCompressSync('let a'));
  const { port } = await serve({ site });
  const get = (encoding: string) =>
    fetch(`http://127.0.0.1:${port}/assets/a-1.js`, { headers: { 'accept-encoding': encoding } });
  const compressed = await get('br');
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(compressed.headers.get('content-type')).toContain('javascript');
  expect(compressed.headers.get('cache-control')).toContain('immutable');
  expect(await compressed.text()).toBe('let a');
  expect((await get('identity')).headers.get('content-encoding')).toBe(null);
});

test('without a built site a page says what to do', async () => {
  const { port } = await serve({ site: tempFolder() });
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('npm run build');
});

test('health, readiness and the description of the interface', async () => {
  const { port } = await serve();
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect(await (await get('/healthz')).json()).toEqual({ ok: true });
  expect(await (await get('/readyz')).json()).toEqual({ ok: true });
  const described = (await (await get('/api/openapi.json')).json()) as { paths: object };
  expect(Object.keys(described.paths)).toEqual(
    expect.arrayContaining([
      '/api/tables/{table}/sit',
      '/api/push',
      '/api/me/push',
      '/api/me/push/unsubscribe',
      '/api/lan',
    ]),
  );
});

test('a store that cannot write, e.g. on a full disk, makes the server not ready until it can', async () => {
  const store = new MemoryStore();
  const clock = new VirtualClock(Date.UTC(2030, 0, 1));
  const alarms: object[] = [];
  const log = { error: (details: object) => alarms.push(details), warn: () => undefined, info: () => undefined };
  const { port } = await testServer({}, { store, clock, log });
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  const check = vi.spyOn(store, 'check').mockRejectedValue(new Error('database or disk is full'));
  expect([await status('/readyz'), await status('/readyz'), await status('/healthz')]).toEqual([503, 503, 200]);
  expect([check.mock.calls.length, alarms]).toEqual([1, [{ error: 'database or disk is full' }]]);
  check.mockResolvedValue();
  await clock.pass(1000, settle);
  expect(await status('/readyz')).toBe(200);
});

test('a link to a table shows its game, who invites, and a picture, in the reader’s language', async () => {
  const site = tempFolder();
  const metas = ['title', 'description', 'image'].map((what) => `<meta property="og:${what}" content="/og.png" />`);
  writeFileSync(join(site, 'index.html'), metas.join('\n'));
  const { port } = await serve({ site });
  const ann = await Guest.at(port, 'Ann "A" <b>');
  const { id } = await ann.create();
  const read = async (path: string, language: string): Promise<string> => {
    const headers = { accept: 'text/html', 'accept-language': language };
    return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
  };
  const page = await read(`/t/${id}`, 'de, cs;q=0.9');
  expect(page).toContain('content="Tides of Time – Regalia"');
  expect(page).toContain('content="Ann &#34;A&#34; &#60;b&#62; tě zve k tomuto stolu. Volná místa: 1."');
  expect(page).toContain(`content="http://127.0.0.1:${port}/og-tides.png"`);
  expect(await read(`/t/${id}/replay/3`, 'en')).toContain('invites you to this table. Free seats: 1.');
  expect(await read('/t/nothing-here', 'en')).toContain(`content="http://127.0.0.1:${port}/og.png"`);
  expect(await read(`/t/${'x'.repeat(12)}`, 'en')).not.toContain('invites');
});

test('no header can inject content into a page', async () => {
  const site = tempFolder();
  writeFileSync(join(site, 'index.html'), '<meta property="og:image" content="/og.png" />');
  const { port } = await serve({ site, proxy: 1 });
  const ann = await Guest.at(port, 'Ann');
  const { id } = await ann.create();
  const trick = '"><script>alert(1)</script>';
  for (const path of ['/', '/about', `/t/${id}`]) {
    for (const headers of [
      { host: `${trick}.localhost` },
      { host: `localhost:1${trick}` },
      { host: 'localhost', 'x-forwarded-host': `localhost:1${trick}` },
      { host: 'localhost', 'x-forwarded-proto': `https${trick}` },
    ]) {
      const { body } = await rawRequest(port, path, { accept: 'text/html', ...headers });
      expect(body).not.toContain('<script');
    }
  }
});

test('my tables come in pages of a hundred, each starting where the last one ended', async () => {
  const { port, registry } = await serve();
  const ann = await Guest.at(port);
  const me = await ann.me();
  const made: string[] = [];
  for (let i = 0; i < 230; i++) {
    made.push(await createTable(registry, me, { game: 'tides', seats: [{ kind: 'me' }, { kind: 'open' }] }));
  }
  const found: string[] = [];
  const sizes: number[] = [];
  for (let before = ''; sizes.at(-1) !== 0; ) {
    const page = await ann.get<TableSummary[]>(`/api/tables?list=mine${before}`);
    const last = page.at(-1);
    before = `&before=${last?.changedAt}.${last?.id}`;
    found.push(...page.map(({ id }) => id));
    sizes.push(page.length);
  }
  expect(sizes).toEqual([100, 100, 30, 0]);
  expect(new Set(found)).toEqual(new Set(made));
});
