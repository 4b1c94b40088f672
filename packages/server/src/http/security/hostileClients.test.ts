import { CLOSE, ERROR_CODES, PROTOCOL, type TableInfo } from '@regalia/protocol';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { VirtualClock } from '../../clock/VirtualClock.ts';
import { RequestRefused } from '../../tables/state/errors.ts';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { Guest, type Page } from '../../testing/page.ts';
import { testServer } from '../../testing/server.ts';
import { silentLog } from '../../testing/silentLog.ts';
import { firstOptions, settle } from '../../testing/VirtualTables.ts';

const quick = { jobs: firstOptions };
const serve = async (config = {}, parts = {}) => testServer(config, { store: new MemoryStore(), ...quick, ...parts });
const BOT = { seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }] };

async function codeOf(response: Response): Promise<string> {
  return ((await response.json()) as { code: string }).code;
}

/** A well-behaved guest at another table, who must not be affected. */
async function neighbor(port: number): Promise<() => Promise<void>> {
  const guest = await Guest.at(port);
  const { id } = await guest.create();
  const page = await guest.open(id);
  return async () => {
    page.send({ type: 'ping', re: 5 });
    await page.next('pong');
  };
}

test('malformed JSON gets a clear error, over HTTP and over the socket', async () => {
  const { port } = await serve();
  const ann = await Guest.at(port);
  const bad = await ann.request('POST', '/api/tables', '{"game":');
  expect([bad.status, await codeOf(bad)]).toEqual([400, 'bad-request']);
  const { id } = await ann.create();
  const page = await ann.open(id);
  for (const text of ['{', 'null', '[]', '{"type":"answer"}', `"${'x'.repeat(1000)}"`]) {
    page.socket.send(text);
    expect((await page.next('error')).error.code).toBe('bad-request');
  }
  page.socket.send(Buffer.from([1, 2, 3]), { binary: true });
  expect(await page.closed).toBe(CLOSE.badMessage);
});

test('invalid requests are refused with a sentence', async () => {
  const { port } = await serve();
  const ann = await Guest.at(port);
  const status = async (body: unknown) => (await ann.request('POST', '/api/tables', body)).status;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  expect(await status({ game: 'chess', seats })).toBe(404);
  expect(await status({ game: 'tides', seats: [{ kind: 'me' }, { kind: 'me' }] })).toBe(400);
  expect(await status({ game: 'tides', seats: [{ kind: 'me' }] })).toBe(400);
  expect(await status({ game: 'tides', seats: [{ kind: 'me' }, { kind: 'bot', level: 'god' }] })).toBe(400);
  expect(await status({ game: 'tides', seats, options: { cheat: 'yes' } })).toBe(400);
  expect(await status({ game: 'tides', seats, pace: { kind: 'live', perDecision: 0, reserve: 0 } })).toBe(400);
});

test('an unknown table is reported as unknown', async () => {
  const { port } = await serve();
  const ann = await Guest.at(port);
  const missing = await ann.request('GET', '/api/tables/AAAAAAAAAAAA');
  expect([missing.status, await codeOf(missing)]).toEqual([404, 'unknown-table']);
  expect((await ann.request('GET', '/api/tables/..%2fetc')).status).toBe(400);
  expect(await (await ann.connect('AAAAAAAAAAAA')).closed).toBe(CLOSE.unknownTable);
});

test('a table that is busy or unreadable is not reported as unknown', async () => {
  const { port, registry } = await serve();
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  const look = vi.spyOn(registry.table(id), 'read');
  look.mockRejectedValueOnce(new RequestRefused('too-many', 'busy'));
  expect(await (await ann.connect(id)).closed).toBe(CLOSE.tooMany);
  look.mockRejectedValueOnce(new Error('the disk is full'));
  expect(await (await ann.connect(id)).closed).toBe(CLOSE.goingAway);
  await ann.open(id);
});

test('a page that missed a message has to reconnect', async () => {
  const { port, registry } = await serve({}, { log: silentLog });
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  const page = await ann.open(id);
  vi.spyOn(registry.presence(id), 'countBesides').mockImplementationOnce(() => {
    throw new Error('broken');
  });
  await registry.table(id).notifyAll({ table: true });
  expect(await page.closed).toBe(CLOSE.goingAway);
  await ann.open(id);
});

test('a malformed address gets a clear error', async () => {
  const { port } = await serve();
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  for (const path of ['/%zz', '/api/tables/%E0%A4%A', `/api/tables/${'a'.repeat(500)}`])
    expect(ERROR_CODES).toContain(await codeOf(await ann.request('GET', path)));
  for (const step of ['', '%20', '0x1', '1e1'])
    expect((await ann.request('GET', `/api/tables/${id}/past/${step}`)).status).toBe(400);
  expect((await ann.request('POST', `/api/tables/${id}/seats//add-bot`, { level: 'random' })).status).toBe(400);
});

test("nobody answers, leaves, resigns or gets a token for somebody else's seat", async () => {
  const { port } = await serve();
  const [ann, eve] = [await Guest.at(port), await Guest.at(port)];
  const { id } = await ann.create(BOT);
  await ann.open(id);
  const page = await eve.open(id);
  page.send({ type: 'answer', step: 0, answer: [0] });
  expect((await page.next('error')).error.code).toBe('no-seat');
  for (const verb of ['leave', 'resign', 'rematch', 'token']) {
    expect((await eve.request('POST', `/api/tables/${id}/${verb}`, {})).status).toBe(403);
  }
});

test('a forged cookie identifies nobody; a page of another origin cannot use a real one', async () => {
  const { port } = await serve();
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  const forger = new Guest(port);
  forger.cookie = `regalia=${'ab'.repeat(32)}`;
  expect((await forger.request('POST', `/api/tables/${id}/sit`, {})).status).toBe(401);
  expect(await (await forger.connect(id)).closed).toBe(CLOSE.badMessage);
  const evil = { origin: 'https://evil.example' };
  const stolen = await ann.request('POST', `/api/tables/${id}/resign`, {}, evil);
  expect([stolen.status, await codeOf(stolen)]).toEqual([403, 'other-origin']);
  await expect(ann.connect(id, evil)).rejects.toThrow('403');
  await expect(ann.connect(id, { origin: 'null' })).rejects.toThrow('403');
  const own = await ann.connect(id, { origin: `http://127.0.0.1:${port}` });
  await own.close();
});

test('oversized and endless messages close their own connection only', async () => {
  const { port } = await serve();
  const isFine = await neighbor(port);
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  const large = await ann.open(id);
  large.socket.send(JSON.stringify({ type: 'chat', text: 'x'.repeat(20_000) }));
  expect(await large.closed).toBe(1009);
  const endless = await ann.open(id);
  for (let i = 0; i < 40 && endless.socket.readyState === endless.socket.OPEN; i++) {
    endless.socket.send('x'.repeat(1000), { fin: false });
  }
  expect(await endless.closed).toBe(1009);
  for (const [path, length] of [
    ['/api/tables', 140_000],
    ['/api/tables/AAAAAAAAAAAA/sit', 20_000],
  ] as const) {
    const body = await ann.request('POST', path, JSON.stringify({ game: 'x'.repeat(length) }));
    expect([body.status, await codeOf(body)]).toEqual([413, 'too-large']);
  }
  await isFine();
});

test.each(['ping', 'pong'] as const)('a flood of %s frames closes the connection', async (kind) => {
  const { port } = await serve();
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  const page = await ann.open(id);
  for (let i = 0; i < 200; i++) page.socket[kind]('x'.repeat(125));
  expect(await page.closed).toBe(1006);
});

test('a heavily fragmented message closes the connection', async () => {
  const { port } = await serve();
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  const page = await ann.open(id);
  for (let i = 0; i < 1000; i++) page.socket.send(' ', { fin: false });
  expect(await page.closed).toBe(1008);
});

test.each(['/', '/healthz', '/api/me', '/api/bot/stream'])('no socket is opened at %s', async (path) => {
  const { port } = await serve();
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  const status = await new Promise((resolve) => {
    socket.once('open', () => resolve('opened'));
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode));
  });
  expect(status).toBe(404);
  socket.on('error', () => undefined).terminate();
});

test('ten thousand messages at once close the connection; others are served meanwhile', async () => {
  const { port } = await serve();
  const isFine = await neighbor(port);
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  const page = await ann.open(id);
  for (let i = 0; i < 10_000; i++) page.send({ type: 'ping', re: i });
  await isFine();
  expect(await page.closed).toBe(CLOSE.tooMany);
  expect(page.messages.filter(({ type }) => type === 'pong').length).toBeLessThan(100);
});

test('limits sockets per address, and closes a silent socket', async () => {
  const clock = new VirtualClock();
  const { port } = await serve({ limits: { socketsPerAddress: 10 } }, { clock });
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  const idle = await Promise.all(Array.from({ length: 10 }, () => ann.connect(id)));
  await expect(ann.connect(id)).rejects.toThrow('429');
  await vi.waitFor(async () => {
    await clock.pass(11_000, settle);
    expect(idle.every(({ socket }) => socket.readyState === socket.CLOSED)).toBe(true);
  });
  await (await ann.open(id)).close();
});

test('a client that does not read is disconnected', async () => {
  const { port, registry } = await serve({ limits: { messages: { perSecond: 1e6, burst: 1e6 } } });
  const isFine = await neighbor(port);
  const ann = await Guest.at(port);
  const { id } = await ann.create(BOT);
  const page = await ann.open(id);
  page.send({ type: 'nonce', nonce: 'ab'.repeat(32) });
  await page.next('update');
  page.socket.pause();
  for (let i = 0; i < 20_000 && registry.table(id).listeners.size > 0; i++) {
    page.send({ type: 'answer', step: 99, answer: [0] });
    if (i % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await vi.waitFor(() => expect(registry.table(id).listeners.size).toBe(0), { timeout: 10_000 });
  await isFine();
});

test('limits requests per address', async () => {
  const { port } = await serve({ limits: { requestsPerMinute: 20 } });
  const ann = await Guest.at(port);
  const responses = await Promise.all(Array.from({ length: 40 }, () => ann.request('GET', '/api/games')));
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(10);
  expect(await codeOf(refused[0]!)).toBe('too-many');
});

test('limits new guests per address', async () => {
  const { port } = await serve({ limits: { creationsPerMinute: 3 } });
  const greet = async () => (await new Guest(port).request('GET', '/api/me')).status;
  expect([await greet(), await greet(), await greet(), await greet()]).toEqual([200, 200, 200, 429]);
});

test('a second hello and messages before the first are refused', async () => {
  const { port } = await serve();
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  const page: Page = await ann.connect(id);
  page.send({ type: 'chat', text: 'hi' });
  expect((await page.next('error')).error.message).toBe('Say hello first.');
  page.send({ type: 'hello', protocol: PROTOCOL });
  await page.next('welcome');
  page.send({ type: 'hello', protocol: PROTOCOL });
  expect((await page.next('error')).error.message).toBe('Say hello once.');
});

test('a page of another version is asked to reload and learns nothing of the table', async () => {
  const { port } = await serve();
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  const page = await ann.connect(id);
  page.send({ type: 'hello', protocol: PROTOCOL - 1 });
  expect((await page.next('error')).error.message).toBe('This page is out of date. Load it again.');
  page.send({ type: 'chat', text: 'hello' });
  expect(await page.closed).toBe(CLOSE.outdated);
  expect(page.messages.map(({ type }) => type)).toEqual(['error']);
});

test('a table full of spectators still admits its players; one person can open a limited number of pages', async () => {
  const { port } = await serve({ limits: { spectatorsPerTable: 4, pagesPerPerson: 2 } });
  const [ann, eve, ivo] = [await Guest.at(port), await Guest.at(port), await Guest.at(port)];
  const { id } = await ann.create();
  const own = await ann.open(id);
  for (let i = 0; i < 2; i++) await eve.open(id);
  expect(await (await eve.connect(id)).closed).toBe(CLOSE.tooMany);
  await ivo.open(id);
  expect(await (await (await Guest.at(port)).connect(id)).closed).toBe(CLOSE.tooMany);
  await ann.open(id);
  await own.close();
});

test('pages count from the moment they connect, before their hello', async () => {
  const { port } = await serve({ limits: { spectatorsPerTable: 4, pagesPerPerson: 2 } });
  const [ann, eve] = [await Guest.at(port), await Guest.at(port)];
  const { id } = await ann.create();
  for (let i = 0; i < 2; i++) await eve.connect(id);
  expect(await (await eve.connect(id)).closed).toBe(CLOSE.tooMany);
  for (let i = 0; i < 2; i++) await (await Guest.at(port)).connect(id);
  expect(await (await (await Guest.at(port)).connect(id)).closed).toBe(CLOSE.tooMany);
  await ann.open(id);
});

test('a page that disconnects while its new name is stored leaves nothing behind', async () => {
  const { port, registry } = await testServer({}, quick);
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  for (let i = 0; i < 10; i++) {
    await ann.request('PATCH', '/api/me', { name: `Ann ${i}` });
    const page = await ann.connect(id);
    page.send({ type: 'hello', protocol: PROTOCOL });
    page.socket.terminate();
  }
  await vi.waitFor(async () => expect((await ann.get<TableInfo>(`/api/tables/${id}`)).seats[0]?.present).toBe(false));
  expect(registry.table(id).listeners.size).toBe(0);
});
