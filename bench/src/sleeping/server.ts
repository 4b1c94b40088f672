import { spawn } from 'node:child_process';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';

const PORT = Number(env.PORT ?? 3917);
const BASE = `http://127.0.0.1:${PORT}`;
const LONGEST_START_MS = 60_000;

/** The built server in a process of its own. */
export interface Started {
  /** From the start of the process until /readyz says so. */
  readonly seconds: number;
  /** A number of /metrics. */
  figure(name: string): Promise<number>;
  /** Looks at a table. */
  touch(table: string): Promise<void>;
  stop(): Promise<void>;
}

export async function start(data: string): Promise<Started> {
  const regalia = fileURLToPath(new URL('./regalia.js', import.meta.url));
  const args = [regalia, 'serve', '--host', '127.0.0.1', '--port', `${PORT}`, '--data', data];
  const began = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = () => {
    child.kill('SIGTERM');
    return exited;
  };
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() - began > LONGEST_START_MS) {
      await stop();
      throw new Error('the server does not start');
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { seconds: (performance.now() - began) / 1000, figure, touch, stop };
}

async function isReady(): Promise<boolean> {
  try {
    const response = await fetch(`${BASE}/readyz`);
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${BASE}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

async function touch(table: string): Promise<void> {
  const response = await fetch(`${BASE}/api/tables/${table}`);
  if (!response.ok) throw new Error(`table ${table}: ${await response.text()}`);
  await response.text();
}
