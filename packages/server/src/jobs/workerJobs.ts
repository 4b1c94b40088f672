import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Answer } from '@regalia/kernel';
import type { Jobs, ThinkJob } from '../ports/jobs.ts';
import { startWorker } from '../workers.ts';
import { BotThread } from './botThread.ts';

interface Waiting {
  readonly job: ThinkJob;
  readonly resolve: (answer: Promise<Answer>) => void;
  readonly reject: (error: Error) => void;
}

/** Bots think in threads of their own, started when first needed. A thread that is lost is replaced. */
export class WorkerJobs implements Jobs {
  readonly #size: number;
  readonly #makeWorker: () => Worker;
  readonly #all = new Set<BotThread>();
  readonly #idle: BotThread[] = [];
  readonly #queue: Waiting[] = [];
  #isClosed = false;

  constructor(
    size = Math.max(1, availableParallelism() - 1),
    makeWorker: () => Worker = () => startWorker('bot-worker', null),
  ) {
    this.#size = size;
    this.#makeWorker = makeWorker;
  }

  think(job: ThinkJob): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('the server is closing'));
      this.#queue.push({ job, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const error = new Error('the server is closing');
    for (const { reject } of this.#queue.splice(0)) reject(error);
    await Promise.all([...this.#all].map((thread) => thread.end(error)));
  }

  #next(): void {
    if (this.#queue.length === 0 || this.#isClosed) return;
    const thread = this.#idle.pop();
    if (thread !== undefined) this.#run(thread, this.#queue.shift() as Waiting);
    else if (this.#all.size < this.#size) this.#start();
  }

  #start(): void {
    const thread: BotThread = new BotThread(
      this.#makeWorker(),
      () => this.#rest(thread),
      () => this.#all.delete(thread),
    );
    this.#all.add(thread);
  }

  #run(thread: BotThread, { job, resolve }: Waiting): void {
    const thought = thread.think(job);
    resolve(thought);
    const goOn = () => (this.#all.has(thread) ? this.#rest(thread) : this.#next());
    thought.then(goOn, goOn);
  }

  #rest(thread: BotThread): void {
    this.#idle.push(thread);
    this.#next();
  }
}
