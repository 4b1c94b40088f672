import { Worker } from 'node:worker_threads';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** A series of games between bots, as plain data for worker threads. */
export interface SeriesPlan {
  readonly game: string;
  readonly bots: readonly string[];
  /** As parsed by the game. */
  readonly options: unknown;
  readonly seed: number;
  readonly games: number;
}

const CHUNKS_PER_THREAD = 32;
const WORKER = new URL('./simulate-worker.js', import.meta.url);

/** Plays the series on `jobs` threads. The result does not depend on their number. */
export async function playOnThreads(
  plan: SeriesPlan,
  jobs: number,
  onProgress: (games: number) => void,
): Promise<Tally> {
  const sum = emptyTally(plan.bots.length);
  const size = Math.max(1, Math.ceil(plan.games / (jobs * CHUNKS_PER_THREAD)));
  let next = 0;
  const takeChunk = (): [number, number] | undefined => {
    const from = next;
    next = Math.min(plan.games, from + size);
    return from < next ? [from, next] : undefined;
  };
  const add = (part: Tally) => {
    addTally(sum, part);
    onProgress(sum.games);
  };
  const workers = Array.from({ length: Math.min(jobs, Math.ceil(plan.games / size)) }, () => {
    return new Worker(WORKER, { workerData: plan });
  });
  try {
    await Promise.all(workers.map((worker) => feed(worker, takeChunk, add)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return sum;
}

function feed(
  worker: Worker,
  takeChunk: () => [number, number] | undefined,
  add: (part: Tally) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sendNext = () => {
      const chunk = takeChunk();
      if (chunk === undefined) resolve();
      else worker.postMessage(chunk);
    };
    worker.on('message', (part: Tally) => {
      add(part);
      sendNext();
    });
    worker.on('error', reject);
    sendNext();
  });
}
