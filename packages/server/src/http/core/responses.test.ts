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

test('a route without a response schema keeps the server from starting', () => {
  const app = Fastify();
  requireResponseSchemas(app);
  expect(() => app.get('/api/forgotten', async () => ({}))).toThrow('GET /api/forgotten has no response schema');
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

test('tests refuse a response that lacks a field or has one too many', () => {
  const serialize = checkingSerializerFor({ schema: z.object({ a: z.number() }), url: '/api/x' });
  expect(serialize({ a: 1 })).toBe('{"a":1}');
  expect(() => serialize({})).toThrow('does not fit');
  expect(() => serialize({ a: 1, b: 2 })).toThrow('outside');
});
