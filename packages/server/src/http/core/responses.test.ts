import { API } from '@regalia/protocol';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Guest } from '../../testing/page.ts';
import { testServer } from '../../testing/server.ts';
import { checkingSerializerFor, requireResponseSchemas } from './responses.ts';

interface Described {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { responses: object; security?: readonly object[] }>>>
  >;
  readonly components: { readonly securitySchemes: object };
}

test('the server does not start with a route that has no response schema', () => {
  const app = Fastify();
  requireResponseSchemas(app);
  expect(() => app.get('/api/forgotten', async () => ({}))).toThrow('GET /api/forgotten has no response schema');
});

test('the server does not start with a route whose schemas differ from the client API', () => {
  const app = Fastify().setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => String);
  requireResponseSchemas(app);
  const response = { 200: API['GET /api/push'].response };
  app.get('/api/push', { schema: { response } }, async () => ({}));
  expect(() => app.get('/api/me', { schema: { response } }, async () => ({}))).toThrow(
    'the schemas of GET /api/me differ',
  );
});

test('the client API lists exactly the routes of the server', async () => {
  const { port } = await testServer({ adminToken: 'x'.repeat(16) });
  const { paths } = await new Guest(port).get<Described>('/api/openapi.json');
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const notTyped = /^GET \/(healthz|readyz|metrics|api\/bot\/stream)$/;
  expect(served.filter((route) => !notTyped.test(route)).sort()).toEqual(
    Object.keys(API)
      .filter((route) => !route.includes('/api/admin/'))
      .sort(),
  );
});

test('every route describes its response, its errors and who may use it', async () => {
  const { port } = await testServer({ adminToken: 'x'.repeat(16) });
  const { paths, components } = await new Guest(port).get<Described>('/api/openapi.json');
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  expect(operations.length).toBeGreaterThan(25);
  for (const { responses } of operations) {
    expect(Object.keys(responses)).toContain('default');
    expect(Object.keys(responses).some((status) => status.startsWith('2'))).toBe(true);
  }
  expect(Object.keys(components.securitySchemes)).toEqual(['session', 'seatToken']);
  expect(paths['/api/bot/answer']?.post?.security).toEqual([{ seatToken: [] }]);
});

test('tests refuse a response with a missing or an extra field', () => {
  const serialize = checkingSerializerFor({ schema: z.object({ a: z.number() }), url: '/api/x' });
  expect(serialize({ a: 1 })).toBe('{"a":1}');
  expect(() => serialize({})).toThrow('does not fit');
  expect(() => serialize({ a: 1, b: 2 })).toThrow('outside');
});
