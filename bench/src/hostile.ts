import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { fillTables } from '@regalia/server/testing';
import {
  type Attack,
  chain,
  chat,
  chatEverywhere,
  echoFlood,
  pings,
  requests,
  unattended,
  undos,
  wakings,
} from './hostile/attacks.ts';
import { reply, usage } from './server/child.ts';
import { type HostKind, host } from './server/host.ts';
import { pacedRounds, quantile } from './server/load.ts';
import { echoPlayers, type Player, seatPlayers } from './server/seats.ts';

const SECONDS = Number(env.SOAK_SECONDS ?? 10);
const OTHER_TABLES = 20;
/** What the server may take whatever one address does. Others’ p99 may double and grow by 20 ms. */
const MOST_MEMORY_MB = 400;
/** Tables that sleep, for attacks that wake them. */
const PLAYED = { game: 'dominion', seats: 2, tables: 400, answers: 100, pace: { kind: 'relaxed' } } as const;

if (argv[2] === 'guarded' || argv[2] === 'echo') await host(argv[2], argv[3] ?? '');
else await attackAll();

/** Measures how long other players' answers take before and during each attack. */
async function attackAll(): Promise<void> {
  console.log(`${OTHER_TABLES} other tables, ${SECONDS} s per attack`);
  await measureAttacks('echo', echoPlayers, { 'the same number of messages': echoFlood });
  await measureAttacks('guarded', seatPlayers, {
    'undos against a bot': undos,
    'chat from 200 sockets': chat,
    'requests that evade limits': requests,
    'pings without reading replies': pings,
    'wakings of 400 played tables': wakings,
    'games that nobody attends': unattended,
    'chat at 30 tables': chatEverywhere,
    'games that nobody attends, then wakings': chain,
  });
}

async function measureAttacks(
  kind: HostKind,
  seat: (port: number, tables: number) => Promise<Player[][]>,
  attacks: Readonly<Record<string, Attack>>,
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'regalia-hostile-'));
  const played = kind === 'guarded' ? await fillTables(data, PLAYED) : [];
  const child = fork(fileURLToPath(import.meta.url), [kind, data]);
  const died = new Promise<never>((_, reject) => child.once('exit', () => reject(new Error('the server exited'))));
  died.catch(() => undefined);
  try {
    const port = await reply<number>(child);
    const tables = await seat(port, OTHER_TABLES);
    await pacedRounds(tables, 3000);
    for (const [name, attack] of Object.entries(attacks)) await Promise.race([compare(kind, name, attack), died]);

    async function compare(what: string, name: string, attack: Attack): Promise<void> {
      const before = { taken: await pacedRounds(tables, SECONDS * 1000), usage: await usage(child) };
      const stop = await attack(port, played);
      const during = { taken: await pacedRounds(tables, SECONDS * 1000), usage: await usage(child) };
      stop();
      const [quiet, hurt] = [quantile(before.taken, 0.99), quantile(during.taken, 0.99)];
      const { memoryMB } = during.usage;
      const isHeld = kind === 'echo' || (hurt <= 2 * quiet + 20 && memoryMB < MOST_MEMORY_MB);
      if (!isHeld) process.exitCode = 1;
      console.log(
        `${what}, ${name}: p99 ${quiet.toFixed(1)} ms before, ${hurt.toFixed(1)} ms during; ` +
          `memory ${Math.round(before.usage.memoryMB)} to ${Math.round(memoryMB)} MB; ` +
          `load ${loadavg()[0]?.toFixed(1)}${isHeld ? '' : '; beyond the goal'}`,
      );
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    for (const player of tables.flat()) player.close();
  } finally {
    child.kill();
    rmSync(data, { recursive: true, force: true });
  }
}
