import { Worker } from 'node:worker_threads';
import type { Match } from './match.ts';

/** A message to the thread. */
export interface DealTask {
  readonly match: Match;
  readonly seed: number;
  readonly deal: number;
}

const WORKER = new URL('./tournament-worker.js', import.meta.url);

/** Plays deals on a thread of its own, one at a time. */
export class DealThread {
  readonly #worker = new Worker(WORKER);

  play(task: DealTask): Promise<number> {
    return new Promise((resolve, reject) => {
      const onMessage = (parts: number) => {
        this.#worker.off('error', onError);
        resolve(parts);
      };
      const onError = (error: unknown) => {
        this.#worker.off('message', onMessage);
        reject(error);
      };
      this.#worker.once('message', onMessage);
      this.#worker.once('error', onError);
      this.#worker.postMessage(task);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
