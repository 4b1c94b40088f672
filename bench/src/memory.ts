import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@regalia/games';
import { Guest, seatSoakPlayers } from '@regalia/server/testing';
import { growthOf } from './memory/growth.ts';
import { reply, usage } from './server/child.ts';
import { host } from './server/host.ts';

const TABLES_PER_GAME = 2;
const THINK_MS = 400;
const VISIT_EVERY_MS = 1_000;
const SAMPLE_EVERY_MS = 30_000;
const MINUTE_MS = 60_000;

if (argv[2] === 'games') await host('games', argv[3] ?? '');
else await soakMemory(Number(argv[2] ?? 60));

/** Plays all games again and again while guests come and go, and prints what the server takes. */
async function soakMemory(minutes: number): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'regalia-memory-'));
  const execArgv = ['--expose-gc', '--max-semi-space-size=32'];
  const child = fork(fileURLToPath(import.meta.url), ['games', data], { execArgv });
  try {
    const port = await reply<number>(child);
    let answers = 0;
    let visits = 0;
    const count = () => {
      answers++;
    };
    for (const game of GAMES.values())
      for (let i = 0; i < TABLES_PER_GAME; i++) await seatSoakPlayers(port, game, count, THINK_MS);
    const visitor = setInterval(() => {
      visit(port).then(
        () => visits++,
        (error) => console.log(`a visit failed: ${error.message}`),
      );
    }, VISIT_EVERY_MS);
    console.log(`${GAMES.size * TABLES_PER_GAME} tables that are played, ${minutes} min`);
    const heap: number[] = [];
    const began = performance.now();
    while (performance.now() - began < minutes * MINUTE_MS) {
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_EVERY_MS));
      const { heapMB, memoryMB, tables } = await usage(child);
      heap.push(heapMB);
      console.log(
        `${((performance.now() - began) / MINUTE_MS).toFixed(1)} min: heap ${heapMB.toFixed(1)} MB, ` +
          `resident ${Math.round(memoryMB)} MB, ${tables} tables in memory, ${answers} answers, ${visits} visits, ` +
          `load ${loadavg()[0]?.toFixed(1)}`,
      );
    }
    clearInterval(visitor);
    const { from, to, isFlat } = growthOf(heap);
    console.log(
      `heap ${from.toFixed(1)} MB in the second quarter, ${to.toFixed(1)} MB in the last: ${isFlat ? 'flat' : 'it grows'}`,
    );
    process.exitCode = isFlat ? 0 : 1;
  } finally {
    child.kill();
    rmSync(data, { recursive: true, force: true });
  }
  // The players would come back for ever.
  process.exit();
}

/** A new guest begins a game against a bot, writes a line, looks at the lists, and does not return. */
async function visit(port: number): Promise<void> {
  const guest = await Guest.at(port);
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }];
  const { id } = await guest.create({ game: 'tides', seats });
  const page = await guest.open(id);
  page.send({ type: 'nonce', nonce: '01'.repeat(32) });
  page.send({ type: 'chat', text: 'Hello' });
  page.answerFirst(await page.turn());
  await page.next('accepted');
  await guest.get('/api/tables');
  await guest.get(`/api/tables/${id}`);
  await page.close();
}
