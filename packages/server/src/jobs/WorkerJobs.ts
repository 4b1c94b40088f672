import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Answer } from '@regalia/kernel';
import { type Jobs, JobsClosed, type ThinkJob } from '../ports/jobs.ts';
import { startWorker } from '../workers/startWorker.ts';
import { BotThread } from './BotThread.ts';
import { FairQueue } from './FairQueue.ts';

interface Waiting {
  readonly job: ThinkJob;
  readonly resolve: (answer: Promise<Answer>) => void;
  readonly reject: (error: Error) => void;
  /** Ends the waiting. */
  late: NodeJS.Timeout | undefined;
}

/** How long a bot may wait in the queue before the table falls back. */
const MOST_WAIT_MS = 5_000;
const MOST_WAITING = 2_000;
/** Waiting jobs per person and per address; the rest is left to others. */
const MOST_OF_ONE = 100;
const MOST_OF_GROUP = 1_000;

/** Runs bots in worker threads, started on first use. A lost thread is replaced. */
export class WorkerJobs implements Jobs {
  readonly #size: number;
  readonly #makeWorker: () => Worker;
  readonly #all = new Set<BotThread>();
  readonly #idle: BotThread[] = [];
  readonly #queue = new FairQueue<Waiting>();
  readonly #mostWaitMs: number;
  #isClosed = false;

  constructor(
    size = Math.max(1, availableParallelism() - 1),
    makeWorker: () => Worker = () => startWorker('bot-worker', null),
    mostWaitMs = MOST_WAIT_MS,
  ) {
    this.#mostWaitMs = mostWaitMs;
    this.#size = size;
    this.#makeWorker = makeWorker;
  }

  think(job: ThinkJob): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      if (this.#isClosed) return reject(new JobsClosed());
      if (!this.#hasRoomFor(job.share)) return reject(new Error('too many bots are waiting'));
      const waiting: Waiting = { job, resolve, reject, late: undefined };
      waiting.late = setTimeout(() => {
        this.#queue.remove(job.share, waiting);
        reject(new Error('the bot did not get its turn in time'));
      }, this.#mostWaitMs);
      this.#queue.add(job.share, waiting);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const error = new JobsClosed();
    for (let next = this.#queue.take(); next !== undefined; next = this.#queue.take()) {
      clearTimeout(next.late);
      next.reject(error);
    }
    await Promise.all([...this.#all].map((thread) => thread.end(error)));
  }

  #hasRoomFor(share: ThinkJob['share']): boolean {
    const { person, addressGroup } = this.#queue.sizesOf(share);
    return this.#queue.size < MOST_WAITING && person < MOST_OF_ONE && addressGroup < MOST_OF_GROUP;
  }

  #next(): void {
    if (this.#queue.size === 0 || this.#isClosed) return;
    const thread = this.#idle.pop();
    if (thread !== undefined) this.#run(thread, this.#queue.take() as Waiting);
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

  #run(thread: BotThread, { job, resolve, late }: Waiting): void {
    clearTimeout(late);
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
