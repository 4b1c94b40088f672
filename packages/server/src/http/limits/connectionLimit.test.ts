import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { testServer } from '../../testing/server.ts';
import { firstOptions } from '../../testing/VirtualTables.ts';

const serve = (config = {}) => testServer(config, { store: new MemoryStore(), jobs: firstOptions });

/** An idle connection. */
async function idle(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

/** The response over an open connection; nothing if it was closed. */
function ask(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('data', (part) => resolve(String(part).slice(0, 12)));
    socket.once('close', () => resolve(''));
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  });
}

test('limits connections per address, idle ones included', async () => {
  const { port } = await serve({ limits: { connectionsPerAddress: 3 } });
  const first = [await idle(port), await idle(port), await idle(port)];
  expect(await ask(await idle(port))).toBe('');
  expect(await ask(first[2] as Socket)).toBe('HTTP/1.1 200');
  const gone = new Promise((resolve) => first[0]?.once('close', resolve));
  first[0]?.destroy();
  await gone;
  await expect.poll(async () => ask(await idle(port))).toBe('HTTP/1.1 200');
});

test('does not count connections of a proxy, which all share its address', async () => {
  const { port } = await serve({ limits: { connectionsPerAddress: 1 }, proxy: 1 });
  await idle(port);
  expect(await ask(await idle(port))).toBe('HTTP/1.1 200');
});
