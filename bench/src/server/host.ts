import { startServer } from '@regalia/server';
import { WebSocketServer } from 'ws';
import { endlessTides } from './endless.ts';

/** Resource usage of the measured process. */
export interface Usage {
  readonly cpuMs: number;
  readonly memoryMB: number;
  readonly commits: number;
  readonly commitMs: number;
}

export type HostKind = 'regalia' | 'guarded' | 'echo';

/** Runs in a separate process: the server without limits (`regalia`) or with them (`guarded`), or a bare echo. */
export async function host(kind: HostKind, data: string): Promise<void> {
  const { port, figures } = kind === 'echo' ? await echo() : await regalia(data, kind === 'guarded');
  process.on('message', () => {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { commits, commitMs } = figures();
    const usage: Usage = {
      cpuMs: (user + system) / 1000,
      memoryMB: process.memoryUsage().rss / 2 ** 20,
      commits,
      commitMs,
    };
    process.send?.(usage);
  });
  process.once('disconnect', () => process.exit());
  process.send?.(port);
}

async function regalia(data: string, isGuarded: boolean) {
  const many = 1_000_000;
  const limits = {
    requestsPerMinute: many,
    creationsPerMinute: many,
    socketsPerAddress: many,
    connectionsPerAddress: many,
    sockets: many,
    messages: { perSecond: many, burst: many },
  };
  const config = { data, host: '127.0.0.1', port: 0, logLevel: 'error', ...(isGuarded ? {} : { limits }) };
  const server = await startServer(config, { games: endlessTides() });
  return { port: server.port, figures: () => server.registry.deps.store.stats() };
}

async function echo() {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (socket) => socket.on('message', (data) => socket.send(String(data))));
  await new Promise((resolve) => server.once('listening', resolve));
  return { port: (server.address() as { port: number }).port, figures: () => ({ commits: 0, commitMs: 0 }) };
}
