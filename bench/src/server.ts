import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { reply, usage } from './server/child.ts';
import { host } from './server/host.ts';
import { openIdle } from './server/idle.ts';
import { closedLoop, paced, pacedRounds, quantile } from './server/load.ts';
import { echoPlayers, type Player, seatPlayers } from './server/seats.ts';

const TABLES = Number(env.BENCH_TABLES ?? 200);
const SECONDS = Number(env.BENCH_SECONDS ?? 10);
const IDLE = Number(env.BENCH_IDLE ?? 5_000);
const IDLE_TABLES = 50;
const RUNS = Number(env.BENCH_RUNS ?? 10);
/** What a paced answer may take more than an echo, at the 99th percentile. */
const ABOVE_ECHO_MS = 10;
/** The flags of `npm start` and the examples in deploy/. */
const AS_SHIPPED = ['--max-semi-space-size=32'];

type Load = (tables: readonly Player[][], milliseconds: number) => Promise<number[]>;

if (argv[2] === 'regalia' || argv[2] === 'echo') await host(argv[2], argv[3] ?? '');
else if (argv[2] === 'paced') await comparePaced();
else await compare();

/** Alternates between a bare echo and the server at one answer a second per table, to tell its pauses from the machine's. */
async function comparePaced(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'regalia-bench-'));
  const servers = [fork(fileURLToPath(import.meta.url), ['echo'], { execArgv: AS_SHIPPED })];
  servers.push(fork(fileURLToPath(import.meta.url), ['regalia', data], { execArgv: AS_SHIPPED }));
  const [echoPort, port] = await Promise.all(servers.map((child) => reply<number>(child)));
  const echo = await echoPlayers(echoPort as number, TABLES);
  const tables = await seatPlayers(port as number, TABLES);
  for (const each of [echo, tables]) await closedLoop(each, 3_000);
  let near = 0;
  for (let run = 1; run <= RUNS; run++) {
    const [bare, own] = [await paced(echo, SECONDS * 1000), await paced(tables, SECONDS * 1000)];
    const [bareP99, p99] = [quantile(bare, 0.99), quantile(own, 0.99)];
    if (p99 < bareP99 + ABOVE_ECHO_MS) near++;
    const half = `p50 ${quantile(own, 0.5).toFixed(1)} ms (echo ${quantile(bare, 0.5).toFixed(1)})`;
    console.log(`run ${run}: ${half}, p99 ${p99.toFixed(1)} ms (echo ${bareP99.toFixed(1)}), load ${loads()}`);
  }
  console.log(`${near} of ${RUNS} runs with a p99 less than ${ABOVE_ECHO_MS} ms above the echo`);
  for (const player of [...echo, ...tables].flat()) player.close();
  for (const child of servers) child.kill();
  rmSync(data, { recursive: true });
}

/** Measures the durable server and a bare echo, each in its own process, over loopback. */
async function compare(): Promise<void> {
  console.log(`${TABLES} tables x 2 clients, ${SECONDS} s each, ${cpus().length} cores, Node ${process.version}`);
  console.log(`load average before: ${loads()}`);
  const data = mkdtempSync(join(tmpdir(), 'regalia-bench-'));
  try {
    await measure('echo', () => ['echo'], echoPlayers);
    await measure('regalia', () => ['regalia', data], seatPlayers);
    await measureIdle(data);
  } finally {
    rmSync(data, { recursive: true });
  }
}

async function measure(
  name: string,
  args: () => string[],
  seat: (port: number, tables: number) => Promise<Player[][]>,
): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), args(), { execArgv: AS_SHIPPED });
  const tables = await seat(await reply<number>(child), TABLES);
  await run(`${name}, warm-up`, child, tables, closedLoop, 3);
  await run(`${name}, closed loop`, child, tables, closedLoop, SECONDS);
  await run(`${name}, one answer a second per table`, child, tables, paced, SECONDS);
  for (const player of tables.flat()) player.close();
  child.kill();
}

/** Measures the cost of many idle pages. */
async function measureIdle(data: string): Promise<void> {
  const execArgv = [...AS_SHIPPED, '--expose-gc'];
  const child = fork(fileURLToPath(import.meta.url), ['regalia', data], { execArgv });
  const port = await reply<number>(child);
  const tables = await seatPlayers(port, IDLE_TABLES);
  await run('a quiet server, warm-up', child, tables, pacedRounds, 3);
  await run('a quiet server, one answer a second per seat', child, tables, pacedRounds, SECONDS);
  const before = await usage(child);
  const close = await openIdle(port, IDLE);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const after = await usage(child);
  console.log(`${IDLE} idle sockets: ${Math.round(after.memoryMB - before.memoryMB)} MB more`);
  await run(`with ${IDLE} idle sockets, one answer a second per seat`, child, tables, pacedRounds, SECONDS);
  close();
  for (const player of tables.flat()) player.close();
  child.kill();
}

async function run(title: string, child: ChildProcess, tables: Player[][], load: Load, seconds: number): Promise<void> {
  const before = await usage(child);
  const began = performance.now();
  const taken = await load(tables, seconds * 1000);
  const elapsed = (performance.now() - began) / 1000;
  const after = await usage(child);
  const commits = after.commits - before.commits;
  const cpuMs = after.cpuMs - before.cpuMs;
  const parts = [
    `${Math.round(taken.length / elapsed)} answers/s`,
    `p50 ${quantile(taken, 0.5).toFixed(1)} ms`,
    `p99 ${quantile(taken, 0.99).toFixed(1)} ms`,
    `CPU ${Math.round(cpuMs / elapsed / 10)} %`,
    `${(cpuMs / taken.length).toFixed(3)} CPU ms per answer`,
    `memory ${Math.round(after.memoryMB)} MB`,
    `load ${loads()}`,
  ];
  if (commits > 0) {
    const each = (after.commitMs - before.commitMs) / commits;
    parts.push(`${Math.round(commits / elapsed)} syncs/s of ${each.toFixed(2)} ms`);
  }
  console.log(`${title}: ${parts.join(', ')}`);
}

function loads(): string {
  return loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');
}
