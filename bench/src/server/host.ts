import { startServer } from '@regalia/server';
import { WebSocketServer } from 'ws';
import { endlessTides } from './endless.ts';

/** Resource usage of the measured process. */
export interface Usage {
  readonly cpuMs: number;
  readonly memoryMB: number;
  readonly heapMB: number;
  /** Tables in memory. */
  readonly tables: number;
  readonly commits: number;
  readonly commitMs: number;
}

export type HostKind = 'regalia' | 'guarded' | 'games' | 'echo';

/**
 * Runs in a separate process: the server without limits (`regalia`) or with them (`guarded`), with Tides that never ends; the
 * server without limits and with all games as they are (`games`); or a bare echo.
 */
export async function host(kind: HostKind, data: string): Promise<void> {
  const { port, figures } = kind === 'echo' ? await echo() : await regalia(data, kind);
  process.on('message', () => {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    const usage: Usage = {
      cpuMs: (user + system) / 1000,
      memoryMB: rss / 2 ** 20,
      heapMB: heapUsed / 2 ** 20,
      ...figures(),
    };
    process.send?.(usage);
  });
  process.once('disconnect', () => process.exit());
  process.send?.(port);
}

async function regalia(data: string, kind: HostKind) {
  const many = 1_000_000;
  const limits = {
    requestsPerMinute: many,
    creationsPerMinute: many,
    socketsPerAddress: many,
    connectionsPerAddress: many,
    sockets: many,
    messages: { perSecond: many, burst: many },
  };
  const config = { data, host: '127.0.0.1', port: 0, logLevel: 'error', ...(kind === 'guarded' ? {} : { limits }) };
  const server = await startServer(config, kind === 'games' ? {} : { games: endlessTides() });
  const figures = () => {
    const { commits, commitMs } = server.registry.deps.store.stats();
    return { commits, commitMs, tables: server.registry.liveCount };
  };
  return { port: server.port, figures };
}

async function echo() {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (socket) => socket.on('message', (data) => socket.send(String(data))));
  await new Promise((resolve) => server.once('listening', resolve));
  return { port: (server.address() as { port: number }).port, figures: () => ({ commits: 0, commitMs: 0, tables: 0 }) };
}
