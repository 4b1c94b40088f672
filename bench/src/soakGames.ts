import { availableParallelism } from 'node:os';
import { argv, env, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { GAMES } from '@regalia/games';
import type { Game } from '@regalia/kernel';
import { runContract } from '@regalia/kernel/testing/contract';
import { type Combination, combinationsOf } from './soakPlan.ts';

/** Some games of one combination. */
interface Chunk extends Combination {
  readonly seed: number;
  readonly games: number;
}

const CHUNK = 50;
/** FINISHED games are checked at a tenth of their decisions; SOAK_COSTLY_ONE_IN makes it quicker. */
const costlyOneIn = Number(env.SOAK_COSTLY_ONE_IN ?? 10);
const jobs = Number(env.SOAK_JOBS ?? availableParallelism());

if (isMainThread) await soak(argv[2], Number(argv[3] ?? 100_000));
else parentPort?.on('message', (chunk: Chunk) => parentPort?.postMessage(play(chunk)));

function play({ game, options, seats, seed, games }: Chunk): number {
  return runContract(GAMES.get(game) as Game, options, seats, { games, seed, costlyOneIn }).decisions;
}

async function soak(id: string | undefined, games: number): Promise<void> {
  const chosen = [...GAMES.values()].filter((game) => id === undefined || game.id === id);
  if (chosen.length === 0 || !Number.isSafeInteger(games) || games < 1) {
    throw new Error('usage: npm run soak:games -- [game] [number of games]');
  }
  for (const game of chosen) {
    const chunkes = await chunkesOf(game, games);
    const total = chunkes.reduce((sum, chunk) => sum + chunk.games, 0);
    const decisions = await playAll(chunkes, (done) => showProgress(`${game.id}: ${done} of ${total} games`));
    console.log(`${game.id}: ${total} games, ${decisions} decisions, no violations`);
  }
}

/** Shows progress in a terminal only. */
function showProgress(progress: string): void {
  if (stdout.isTTY) stdout.write(`${progress}\r`);
}

/** All combinations of options and seats in turn, until there are enough games. */
async function chunkesOf(game: Game, games: number): Promise<Chunk[]> {
  const combinations = await combinationsOf(game);
  return Array.from({ length: Math.ceil(games / CHUNK) }, (_, i) => ({
    ...(combinations[i % combinations.length] as Combination),
    seed: 1000 + i,
    games: CHUNK,
  }));
}

async function playAll(chunkes: readonly Chunk[], onProgress: (games: number) => void): Promise<number> {
  const queue = chunkes.slice();
  let games = 0;
  let decisions = 0;
  const workers = Array.from({ length: jobs }, () => new Worker(fileURLToPath(import.meta.url)));
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const next = (): void => {
        const chunk = queue.shift();
        if (chunk === undefined) resolve();
        else worker.postMessage(chunk);
      };
      worker.on('error', reject);
      worker.on('message', (count: number) => {
        games += CHUNK;
        decisions += count;
        onProgress(games);
        next();
      });
      next();
    });
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return decisions;
}
