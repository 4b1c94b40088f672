import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { soak } from './soak.ts';

const tables = Number(env.SOAK_TABLES ?? 50);
const kills = Number(env.SOAK_KILLS ?? 1_000);
const milliseconds = env.SOAK_SECONDS === undefined ? undefined : Number(env.SOAK_SECONDS) * 1000;
let killed = 0;
const data = mkdtempSync(join(tmpdir(), 'regalia-soak-'));

console.log(`${tables} tables, ${kills} kills`);
try {
  const regalia = fileURLToPath(new URL('./regalia.js', import.meta.url));
  const { acknowledged, games, lost, doubled, stuck } = await soak({
    regalia,
    data,
    tables,
    kills,
    onKill,
    ...(milliseconds === undefined ? {} : { milliseconds }),
  });
  for (const [what, where] of Object.entries({ lost, doubled, stuck })) for (const one of where) console.log(what, one);
  for (const [game, answers] of games) console.log(`${game}: ${answers} acknowledged`);
  console.log(
    `${killed} kills, ${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled, ${stuck.length} stuck`,
  );
  process.exitCode = lost.length + doubled.length + stuck.length === 0 ? 0 : 1;
} finally {
  rmSync(data, { recursive: true });
}

function onKill(kill: number): void {
  killed = kill;
  if (kill % 100 === 0) console.log(`${kill} kills`);
}
