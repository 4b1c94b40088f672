import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { fillTables } from '@regalia/server/testing';
import { type Attack, chat, echoFlood, pings, requests, unattended, undos, wakings } from './hostile/attacks.ts';
import { type HostKind, host, type Usage } from './server/host.ts';
import { pacedRounds, quantile } from './server/load.ts';
import { echoPlayers, type Player, seatPlayers } from './server/seats.ts';

const SECONDS = Number(env.SOAK_SECONDS ?? 10);
const OTHER_TABLES = 20;
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
      console.log(
        `${what}, ${name}: p99 ${p99(before.taken)} ms before, ${p99(during.taken)} ms during; ` +
          `memory ${Math.round(before.usage.memoryMB)} to ${Math.round(during.usage.memoryMB)} MB`,
      );
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    for (const player of tables.flat()) player.close();
  } finally {
    child.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

function p99(taken: readonly number[]): string {
  return quantile(taken, 0.99).toFixed(1);
}

async function usage(child: ChildProcess): Promise<Usage> {
  child.send('usage');
  return reply(child);
}

function reply<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve) => child.once('message', (message) => resolve(message as T)));
}
