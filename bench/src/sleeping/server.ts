import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The built server in a separate process. */
export interface Started {
  /** From the start of the process until /readyz succeeds. */
  readonly seconds: number;
  /** Reads one metric. */
  figure(name: string): Promise<number>;
  /** Requests a table. */
  open(table: string): Promise<void>;
}

/** Runs the server on the data while `work` runs. */
export async function withServer<T>(data: string, work: (server: Started) => Promise<T>): Promise<T> {
  const regalia = fileURLToPath(new URL('./regalia.js', import.meta.url));
  const args = [regalia, 'serve', '--host', '127.0.0.1', '--port', '0', '--data', data];
  const began = performance.now();
  const token = randomBytes(16).toString('hex');
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, REGALIA_METRICS_TOKEN: token },
  });
  const exited = once(child, 'exit');
  try {
    const told = once(createInterface(child.stdout), 'line') as Promise<[string]>;
    const [line] = await Promise.race([told, exited]);
    const base = /http:\S+/.exec(String(line))?.[0];
    if (base === undefined) throw new Error('the server does not start');
    await ask(`${base}/readyz`);
    const seconds = (performance.now() - began) / 1000;
    return await work({
      seconds,
      figure: async (name) => sumOf(name, await ask(`${base}/metrics`, token)),
      open: async (table) => void (await ask(`${base}/api/tables/${table}`)),
    });
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}

/** Sums a metric over its labels; 0 if it has no samples yet. */
function sumOf(name: string, metrics: string): number {
  const lines = metrics.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'));
  return [...lines].reduce((sum, [, value]) => sum + Number(value), 0);
}

async function ask(url: string, token?: string): Promise<string> {
  const response = await fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${text}`);
  return text;
}
