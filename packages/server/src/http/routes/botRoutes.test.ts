import { spawn } from 'node:child_process';
import { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { SeatToken, TableInfo } from '@regalia/protocol';
import { expect, test, vi } from 'vitest';
import { VirtualClock } from '../../clock/VirtualClock.ts';
import { Presence } from '../../tables/state/Presence.ts';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { Guest } from '../../testing/page.ts';
import { testServer } from '../../testing/server.ts';
import { silentLog } from '../../testing/silentLog.ts';
import { settle } from '../../testing/VirtualTables.ts';

const example = (name: string) => fileURLToPath(new URL(`../../../../../examples/${name}`, import.meta.url));
const serve = () => testServer({}, { store: new MemoryStore() });

/** Runs a program; `line` waits for its next line, `done` for its end. */
function run(program: string, ...args: readonly string[]) {
  const child = spawn(program, args);
  let text = '';
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const firstLine = new Promise<string>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => reject(new Error(errors)));
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\n')) resolve(text.split('\n')[0] as string);
    });
  });
  const done = new Promise<string>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(text) : reject(new Error(errors))));
  });
  return { firstLine, done };
}

test('the examples in JavaScript and Python play a game against each other', async () => {
  const { port } = await serve();
  const url = `http://127.0.0.1:${port}`;
  const script = run(process.execPath, example('bot.mjs'), url);
  const id = (await script.firstLine).split(' ')[1] as string;
  const python = run('python3', example('bot.py'), url, id);
  const ends = await Promise.all([script.done, python.done]);
  for (const text of ends) expect(text).toMatch(/over after 14 steps: .*"played"/);
  const table = await (await Guest.at(port)).get<TableInfo>(`/api/tables/${id}`);
  expect(table.end?.reason).toBe('played');
});

test('the examples reopen a failed stream', async () => {
  const { port } = await testServer({}, { store: new MemoryStore(), log: silentLog });
  const url = `http://127.0.0.1:${port}`;
  const come = vi.spyOn(Presence.prototype, 'come');
  for (let i = 0; i < 2; i++)
    come.mockImplementationOnce(() => {
      throw new Error('broken');
    });
  const script = run(process.execPath, example('bot.mjs'), url);
  const id = (await script.firstLine).split(' ')[1] as string;
  const python = run('python3', example('bot.py'), url, id);
  for (const text of await Promise.all([script.done, python.done])) expect(text).toMatch(/over after 14 steps/);
  come.mockRestore();
});

test('a token plays its seat only; a new one revokes it', async () => {
  const { port } = await serve();
  const ann = await Guest.at(port);
  const { id } = await ann.create({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const token = async () => (await ann.post<SeatToken>(`/api/tables/${id}/token`)).token;
  const first = await token();
  const use = (value: string) =>
    new Guest(port).request('POST', '/api/bot/nonce', { nonce: 'ab'.repeat(32) }, { authorization: `Bearer ${value}` });
  expect((await use(first)).status).toBe(200);
  const second = await token();
  expect((await use(first)).status).toBe(401);
  expect((await use(second)).status).not.toBe(401);
  expect((await use('ab'.repeat(32))).status).toBe(401);
});

/** A program's stream: its response, and a promise of its end. */
async function streamOf(port: number, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`http://127.0.0.1:${port}/api/bot/stream`, { headers });
  return { status: response.status, ended: response.text().catch(() => 'cut off') };
}

test('a token is void once its person has left the seat, and its stream ends', async () => {
  const { port } = await serve();
  const [ann, eve, ben] = [await Guest.at(port), await Guest.at(port), await Guest.at(port)];
  const { id } = await ann.create();
  await eve.sit(id);
  const { token } = await eve.post<SeatToken>(`/api/tables/${id}/token`);
  const stream = await streamOf(port, token);
  expect(stream.status).toBe(200);
  await eve.post(`/api/tables/${id}/leave`);
  await stream.ended;
  await ben.sit(id);
  expect((await streamOf(port, token)).status).toBe(401);
  const answer = { step: 0, answer: [0] };
  const tried = await new Guest(port).request('POST', '/api/bot/answer', answer, { authorization: `Bearer ${token}` });
  expect(tried.status).toBe(401);
});

test('a blocked person gets no token, and their earlier one is void', async () => {
  const { port } = await serve();
  const [ann, eve] = [await Guest.at(port), await Guest.at(port)];
  const { id } = await ann.create();
  await eve.sit(id);
  const { token } = await eve.post<SeatToken>(`/api/tables/${id}/token`);
  const stream = await streamOf(port, token);
  await ann.post(`/api/tables/${id}/remove`, { person: (await eve.me()).id, block: true });
  await stream.ended;
  expect((await eve.request('POST', `/api/tables/${id}/token`, {})).status).toBe(403);
  expect((await streamOf(port, token)).status).toBe(401);
});

test('a stream that fails at its first lines ends with an error, and the next one works', async () => {
  const { port, registry } = await testServer({}, { store: new MemoryStore(), log: silentLog });
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  const { token } = await ann.post<SeatToken>(`/api/tables/${id}/token`);
  vi.spyOn(registry.presence(id), 'come').mockImplementationOnce(() => {
    throw new Error('broken');
  });
  const lines = (await (await streamOf(port, token)).ended).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { type: 'error', error: { code: 'internal', message: expect.stringContaining('Try again') } },
  ]);
  await streamOf(port, token);
  await vi.waitFor(() => expect(registry.table(id).listeners.size).toBe(1));
});

test('a program that misses a change gets an error, and its stream ends', async () => {
  const { port, registry } = await testServer({}, { store: new MemoryStore(), log: silentLog });
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  const { token } = await ann.post<SeatToken>(`/api/tables/${id}/token`);
  const { ended } = await streamOf(port, token);
  await vi.waitFor(() => expect(registry.table(id).listeners.size).toBe(1));
  vi.spyOn(registry.presence(id), 'countBesides').mockImplementationOnce(() => {
    throw new Error('broken');
  });
  await registry.table(id).notifyAll({ table: true });
  const last = (await ended).trim().split('\n').at(-1) as string;
  expect(JSON.parse(last)).toMatchObject({ type: 'error', error: { code: 'internal' } });
});

test('a person banned while a stream opens gets none', async () => {
  const { port, registry } = await testServer({ adminToken: 'x'.repeat(16) }, { store: new MemoryStore() });
  const [ann, admin] = [await Guest.at(port), new Guest(port)];
  await admin.post('/api/admin/enter', { token: 'x'.repeat(16) });
  const { id } = await ann.create({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const { token } = await ann.post<SeatToken>(`/api/tables/${id}/token`);
  const table = registry.table(id);
  const look = table.read.bind(table);
  const { id: person } = await ann.me();
  vi.spyOn(table, 'read').mockImplementationOnce(async (see) => {
    await admin.post(`/api/admin/people/${person}/ban`, { days: 1, address: false });
    return look(see);
  });
  expect((await streamOf(port, token)).status).toBe(403);
});

test('a newer stream of the same seat ends the older', async () => {
  const { port, registry } = await serve();
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  const { token } = await ann.post<SeatToken>(`/api/tables/${id}/token`);
  const older = await streamOf(port, token);
  await streamOf(port, token);
  await older.ended;
  await vi.waitFor(() => expect(registry.table(id).listeners.size).toBe(1));
});

test('an older stream that is not read, and so cannot end, is soon dropped and harms nobody', async () => {
  const clock = new VirtualClock();
  const { port, registry } = await testServer({}, { store: new MemoryStore(), clock });
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  const { token } = await ann.post<SeatToken>(`/api/tables/${id}/token`);
  const written = vi.spyOn(ServerResponse.prototype, 'write');
  const deaf = connect(port, '127.0.0.1').pause();
  deaf.write(`GET /api/bot/stream HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  await vi.waitFor(() => expect(registry.table(id).listeners.size).toBe(1));
  const stuck = () => (written.mock.contexts.at(-1) as ServerResponse).writableLength > 100_000;
  const tell = async (times: number) => {
    for (let i = 0; i < times; i++) await registry.table(id).notifyAll({ table: true });
    await new Promise(setImmediate);
  };
  for (let i = 0; i < 1000 && !stuck(); i++) await tell(50);
  expect(stuck()).toBe(true);
  await streamOf(port, token);
  await tell(3);
  expect((await ann.request('GET', '/healthz')).status).toBe(200);
  expect(registry.table(id).listeners.size).toBe(2);
  await clock.pass(15_000, settle);
  await vi.waitFor(() => expect(registry.table(id).listeners.size).toBe(1));
  deaf.destroy();
  vi.restoreAllMocks();
});
