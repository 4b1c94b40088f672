import { afterEach, expect, test, vi } from 'vitest';
import { call, requestLine, ServerRefusal } from './call.ts';

afterEach(() => vi.unstubAllGlobals());

function stubServer(status: number, body: unknown, type = 'application/json'): ReturnType<typeof vi.fn> {
  const server = vi.fn(async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': type } }));
  vi.stubGlobal('fetch', server);
  return server;
}

test('a route becomes a method and an address', () => {
  expect(requestLine('GET /api/me', {})).toEqual(['GET', '/api/me']);
  expect(requestLine('POST /api/tables/:table/seats/:seat/add-bot', { params: { table: 'a b', seat: 0 } })).toEqual([
    'POST',
    '/api/tables/a%20b/seats/0/add-bot',
  ]);
  expect(requestLine('GET /api/tables', { query: { list: 'mine', before: undefined } })).toEqual([
    'GET',
    '/api/tables?list=mine',
  ]);
});

test('a body is sent as JSON, and none without one', async () => {
  const server = stubServer(200, { accepted: true });
  await call('POST /api/admin/enter', { body: { token: 'x' } });
  expect(server).toHaveBeenLastCalledWith('/api/admin/enter', {
    method: 'POST',
    body: '{"token":"x"}',
    headers: { 'content-type': 'application/json' },
  });
  await call('POST /api/admin/leave');
  expect(server).toHaveBeenLastCalledWith('/api/admin/leave', { method: 'POST' });
});

test('a refusal is thrown with its code', async () => {
  stubServer(404, { code: 'unknown-table', message: 'There is no such table.' });
  const refused = call('GET /api/tables/:table', { params: { table: 'x' } });
  await expect(refused).rejects.toThrow(ServerRefusal);
  await expect(refused).rejects.toMatchObject({ code: 'unknown-table', message: 'There is no such table.' });
});

test('a page of another server is no response', async () => {
  stubServer(200, '<html>', 'text/html');
  await expect(call('GET /api/me')).rejects.toThrow('no server answers here');
});
