import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';

const TABLES = Number(env.BENCH_TABLES ?? 10_000);
const PORT = Number(env.PORT ?? 3917);
const BASE = `http://127.0.0.1:${PORT}`;
const AT_ONCE = 50;

const data = mkdtempSync(join(tmpdir(), 'regalia-sleeping-'));
try {
  console.log(`with no table: ${await start().then(report)}`);
  const { child } = await start();
  await makeTables();
  await stop(child);
  console.log(`with ${TABLES} sleeping tables: ${await start().then(report)}`);
} finally {
  rmSync(data, { recursive: true });
}

async function start(): Promise<{ child: ChildProcess; seconds: number }> {
  const began = performance.now();
  const regalia = fileURLToPath(new URL('./regalia.js', import.meta.url));
  const child = spawn(
    process.execPath,
    [regalia, 'serve', '--host', '127.0.0.1', '--port', `${PORT}`, '--data', data],
    {
      env: { ...process.env, REGALIA_LIMITS: '10000' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  for (;;) {
    const isReady = await fetch(`${BASE}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { child, seconds: (performance.now() - began) / 1000 };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function report({ child, seconds }: { child: ChildProcess; seconds: number }): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 8000));
  const metrics = await (await fetch(`${BASE}/metrics`)).text();
  const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
  const left = await awake();
  await stop(child);
  return `ready in ${seconds.toFixed(2)} s, ${Math.round(bytes / 2 ** 20)} MB after 8 s, ${left} tables awake`;
}

/** Two people at each, so that all are in play, waiting for somebody. */
async function makeTables(): Promise<void> {
  const [ann, ben] = [await greet(), await greet()];
  const makeOne = async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = (await post('/api/tables', ann, { game: 'tides', seats })) as { id: string };
    await post(`/api/tables/${id}/sit`, ben, {});
  };
  for (let made = 0; made < TABLES; made += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, TABLES - made) }, makeOne));
  }
  while ((await awake()) > 0) await new Promise((resolve) => setTimeout(resolve, 2000));
}

async function awake(): Promise<number> {
  return Number(/^regalia_tables_awake (\d+)/m.exec(await (await fetch(`${BASE}/metrics`)).text())?.[1]);
}

async function greet(): Promise<string> {
  const { headers } = await fetch(`${BASE}/api/me`);
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function post(path: string, cookie: string, body: unknown): Promise<unknown> {
  const headers = { cookie, 'content-type': 'application/json' };
  return (await fetch(BASE + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

function stop(child: ChildProcess): Promise<unknown> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return exited;
}
