import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ServerConfig } from '../config/serverConfig.ts';
import { type RunningServer, type ServerParts, startServer } from '../server.ts';

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'regalia-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server on a free local port, stopped after the test. */
export async function testServer(
  config: Partial<ServerConfig> = {},
  parts: Partial<ServerParts> = {},
): Promise<RunningServer> {
  const server = await startServer(
    { data: config.data ?? tempFolder(), host: '127.0.0.1', port: 0, logLevel: 'silent', ...config },
    { checksResponses: true, ...parts },
  );
  onTestFinished(() => server.close());
  return server;
}
