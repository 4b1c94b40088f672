import { availableParallelism } from 'node:os';
import { argv, env, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { GAMES } from '@regalia/games';
import { ALL_OPTIONS as LANDS } from '@regalia/games/diceking/testing/plan';
import { ANY_KINGDOM, OTHER_OPTIONS } from '@regalia/games/dominion/testing/plan';
import { ALL_OPTIONS } from '@regalia/games/tides/testing/plan';
import type { Game } from '@regalia/kernel';
import { type ContractPlan, runContract, seatCounts } from '@regalia/kernel/testing/contract';

/** What each game is tried with. */
const PLANS: Readonly<Record<string, Pick<ContractPlan, 'options'>>> = {
  diceking: { options: LANDS },
  dominion: { options: [ANY_KINGDOM, ...OTHER_OPTIONS] },
  tides: { options: ALL_OPTIONS },
};

/** Some games of one combination. */
interface Stretch {
  readonly game: string;
  readonly option: number;
  readonly seats: number;
  readonly seed: number;
  readonly games: number;
}

const STRETCH = 50;
/** FINISHED games are checked at a tenth of their decisions; SOAK_COSTLY_ONE_IN makes it quicker. */
const costlyOneIn = Number(env.SOAK_COSTLY_ONE_IN ?? 10);
const jobs = Number(env.SOAK_JOBS ?? availableParallelism());

if (isMainThread) await soak(argv[2], Number(argv[3] ?? 100_000));
else parentPort?.on('message', (stretch: Stretch) => parentPort?.postMessage(play(stretch)));

function play({ game, option, seats, seed, games }: Stretch): number {
  const { options = [{}], ...plan } = PLANS[game] ?? {};
  const chosen = GAMES.get(game) as Game;
  return runContract(chosen, options[option], seats, { ...plan, games, seed, costlyOneIn }).decisions;
}

async function soak(id: string | undefined, games: number): Promise<void> {
  const chosen = [...GAMES.values()].filter((game) => id === undefined || game.id === id);
  if (chosen.length === 0 || !Number.isSafeInteger(games) || games < 1) {
    throw new Error('usage: npm run soak:games -- [game] [number of games]');
  }
  for (const game of chosen) {
    const stretches = stretchesOf(game, games);
    const total = stretches.reduce((sum, stretch) => sum + stretch.games, 0);
    const decisions = await playAll(stretches, (done) => tell(`${game.id}: ${done} of ${total} games`));
    console.log(`${game.id}: ${total} games, ${decisions} decisions, every law kept`);
  }
}

/** Progress is for people, not for files. */
function tell(progress: string): void {
  if (stdout.isTTY) stdout.write(`${progress}\r`);
}

/** All combinations of options and seats in turn, until there are enough games. */
function stretchesOf(game: Game, games: number): Stretch[] {
  const combinations = (PLANS[game.id]?.options ?? [{}]).flatMap((_, option) =>
    seatCounts(game).map((seats) => ({ game: game.id, option, seats })),
  );
  return Array.from({ length: Math.ceil(games / STRETCH) }, (_, i) => ({
    ...(combinations[i % combinations.length] as Pick<Stretch, 'game' | 'option' | 'seats'>),
    seed: 1000 + i,
    games: STRETCH,
  }));
}

async function playAll(stretches: readonly Stretch[], onProgress: (games: number) => void): Promise<number> {
  const queue = stretches.slice();
  let games = 0;
  let decisions = 0;
  const workers = Array.from({ length: jobs }, () => new Worker(fileURLToPath(import.meta.url)));
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const next = (): void => {
        const stretch = queue.shift();
        if (stretch === undefined) resolve();
        else worker.postMessage(stretch);
      };
      worker.on('error', reject);
      worker.on('message', (count: number) => {
        games += STRETCH;
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
