import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { type SoakResult, soak } from './soak.ts';

const servers = Number(env.SOAK_SERVERS ?? 3);
const tables = Number(env.SOAK_TABLES ?? 15);
const kills = Number(env.SOAK_KILLS ?? 1_000);
const milliseconds = env.SOAK_SECONDS === undefined ? undefined : Number(env.SOAK_SECONDS) * 1000;
const regalia = fileURLToPath(new URL('./regalia.js', import.meta.url));
let killed = 0;

console.log(`${servers} servers with ${tables} tables each, ${kills} kills in all`);
const results = await Promise.all(Array.from({ length: servers }, (_, i) => soakServer(shareOf(i))));
const all = <K extends 'lost' | 'doubled' | 'stuck'>(what: K) => results.flatMap((result) => result[what]);
const found = { lost: all('lost'), doubled: all('doubled'), stuck: all('stuck') };
for (const [what, where] of Object.entries(found)) for (const one of where) console.log(what, one);
for (const [game, answers] of sumByGame(results)) console.log(`${game}: ${answers} acknowledged`);
const acknowledged = results.reduce((sum, result) => sum + result.acknowledged, 0);
const counts = Object.entries(found).map(([what, where]) => `${where.length} ${what}`);
console.log(`${killed} kills, ${acknowledged} acknowledged, ${counts.join(', ')}`);
process.exitCode = Object.values(found).every((where) => where.length === 0) ? 0 : 1;

/** One server in a folder of its own, killed again and again. */
async function soakServer(share: number): Promise<SoakResult> {
  const data = mkdtempSync(join(tmpdir(), 'regalia-soak-'));
  try {
    const limit = milliseconds === undefined ? {} : { milliseconds };
    return await soak({ regalia, data, tables, kills: share, onKill: countKill, ...limit });
  } finally {
    rmSync(data, { recursive: true });
  }
}

/** How many of the kills the server with this index gets. */
function shareOf(index: number): number {
  return Math.floor((kills * (index + 1)) / servers) - Math.floor((kills * index) / servers);
}

function countKill(): void {
  killed++;
  if (killed % 100 === 0) console.log(`${killed} kills`);
}

function sumByGame(of: readonly SoakResult[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { games } of of) for (const [game, answers] of games) sums.set(game, (sums.get(game) ?? 0) + answers);
  return sums;
}
