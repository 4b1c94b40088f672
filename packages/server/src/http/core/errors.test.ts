import { Writable } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { expect, test, vi } from 'vitest';
import { RequestRefused } from '../../tables/state/errors.ts';
import { endSocket, handleErrors } from './errors.ts';

function end(error: Error): string[] {
  const said: string[] = [];
  const log = { info: () => said.push('info'), error: () => said.push('error') };
  const socket = { terminate: vi.fn() };
  endSocket(error as never, socket as never, { log, ip: '192.0.2.1' } as never);
  expect(socket.terminate).toHaveBeenCalledOnce();
  return said;
}

test('a frame that is too large closes its socket without an error log', () => {
  expect(
    end(Object.assign(new RangeError('Max payload size exceeded'), { code: 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' })),
  ).toEqual(['info']);
});

test('an internal error is logged as one', () => {
  expect(end(new Error('no such state'))).toEqual(['error']);
});

test('every refused request is logged with its route and address, internal errors as errors, without names or cookies', async () => {
  const noted: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      noted.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = Fastify({
    logger: { level: 'info', stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  handleErrors(app);
  app.get('/api/tables/:table', async () => {
    throw new RequestRefused('unknown-table', 'There is no such table.');
  });
  app.get('/broken', async () => {
    throw new Error('no such state');
  });
  const headers = { cookie: 'regalia=secret', authorization: 'Bearer secret' };
  const refused = await app.inject({ url: '/api/tables/x', headers });
  const broken = await app.inject({ url: '/broken', headers });
  expect([refused.statusCode, broken.statusCode]).toEqual([404, 500]);
  expect(noted).toMatchObject([
    { level: 30, code: 'unknown-table', route: '/api/tables/:table', address: '127.0.0.1' },
    { level: 50, error: 'no such state' },
  ]);
  expect(JSON.stringify(noted)).not.toContain('secret');
  expect(broken.body).not.toContain('no such state');
});
