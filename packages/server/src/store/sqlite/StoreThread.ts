import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startWorker } from '../../workers/startWorker.ts';
import type { LogWriter } from './Checkpoints.ts';
import type { Committed } from './commit.ts';
import type { StoreCall, StoreConnection, StoreRole } from './operations.ts';

interface Waiting {
  readonly call: StoreCall;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A connection in its own thread. Requests that arrive while it works form the next batch, without a timer: a busy writer
 * commits many tables together, an idle one commits at once.
 */
export class StoreThread<R extends StoreRole> implements StoreConnection<R>, LogWriter {
  readonly #worker: Worker;
  #waiting: Waiting[] = [];
  #running: Waiting[] = [];
  #broken: Error | undefined;
  #isClosing = false;
  /** Called if the thread ends unexpectedly. */
  onDeath: ((error: Error) => void) | undefined;
  onCommit: ((writes: number) => void) | undefined;
  readonly stats = { commits: 0, commitMs: 0, calls: 0 };

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (done: Committed) => this.#finish(done));
    worker.on('error', (error) => this.#fail(error as Error));
    worker.on('exit', () => this.#fail(new Error('the store is closed')));
  }

  static async open<R extends StoreRole>(file: string, role: R): Promise<StoreThread<R>> {
    const worker = startWorker('store-worker', { file, role });
    await once(worker, 'message');
    return new StoreThread<R>(worker);
  }

  call: StoreConnection<R>['call'] = (name, ...args) =>
    new Promise((resolve, reject) => {
      if (this.#broken) return reject(this.#broken);
      this.#waiting.push({ call: { name, args }, resolve: resolve as (value: unknown) => void, reject });
      if (this.#running.length === 0) this.#start();
    });

  checkpoint(): void {
    if (this.#broken === undefined && !this.#isClosing) this.#worker.postMessage(JSON.stringify('checkpoint'));
  }

  /** Ends the thread as an error in it would. For tests. */
  async kill(): Promise<void> {
    await this.#worker.terminate();
  }

  /** Finishes pending requests, then closes the file. */
  async close(): Promise<void> {
    while (this.#running.length > 0 && !this.#broken) await new Promise((resolve) => setTimeout(resolve, 5));
    if (this.#broken) return;
    this.#isClosing = true;
    const exited = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.postMessage(JSON.stringify('close'));
    await exited;
  }

  #start(): void {
    this.#running = this.#waiting;
    this.#waiting = [];
    // Copying one string is faster than copying the objects it describes.
    if (this.#running.length > 0) this.#worker.postMessage(JSON.stringify(this.#running.map(({ call }) => call)));
  }

  #finish({ outcomes, milliseconds }: Committed): void {
    const done = this.#running;
    this.stats.commits++;
    this.stats.commitMs += milliseconds;
    this.stats.calls += done.length;
    this.#start();
    done.forEach(({ resolve, reject }, i) => {
      const outcome = outcomes[i];
      if (outcome !== undefined && 'value' in outcome) resolve(outcome.value);
      else reject(new Error(outcome?.error ?? 'the store gave no reply'));
    });
    this.onCommit?.(done.length);
  }

  #fail(error: Error): void {
    const isFirst = this.#broken === undefined;
    this.#broken ??= error;
    for (const { reject } of [...this.#running, ...this.#waiting]) reject(this.#broken);
    this.#running = [];
    this.#waiting = [];
    if (isFirst && !this.#isClosing) this.onDeath?.(this.#broken);
  }
}
