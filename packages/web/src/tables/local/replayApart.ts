import type { GameRecord } from '@regalia/kernel';

/** What the worker found out about a record. */
export type ReplayReply = { readonly isOver: boolean } | { readonly error: string };

/** The part of a worker that is used here. */
type ReplayWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** A game of an evening replays in less than a second, also on a phone. */
const MOST_MS = 15_000;

/**
 * Replays a record of unknown origin away from the page, which stays usable meanwhile; returns whether the game is over.
 * Rejects if it does not fit the rules, takes too long or is aborted.
 */
export async function replayApart(
  record: GameRecord,
  signal: AbortSignal,
  start: () => ReplayWorker = startWorker,
): Promise<boolean> {
  signal.throwIfAborted();
  const worker = start();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<boolean>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('the replay takes too long')), MOST_MS);
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.addEventListener('message', ({ data }: MessageEvent<ReplayReply>) => {
        if ('error' in data) reject(new Error(data.error));
        else resolve(data.isOver);
      });
      worker.postMessage(record);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./replayWorker.ts', import.meta.url), { type: 'module' });
}
