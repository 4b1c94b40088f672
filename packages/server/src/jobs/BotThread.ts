import type { Worker } from 'node:worker_threads';
import type { BotReply } from '@regalia/bots';
import type { Answer } from '@regalia/kernel';
import type { ThinkJob } from '../ports/jobs.ts';

/** A bot that does not poll `isTimeUp` is ended this long after its limit. */
const PATIENCE_MS = 500;

interface Thought {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that runs one bot at a time. It terminates if a bot does not return. */
export class BotThread {
  readonly #worker: Worker;
  readonly #onEnd: () => void;
  #thought: Thought | undefined;
  #late: NodeJS.Timeout | undefined;

  /** `onReady` is called once it runs, since startup time does not count for the bot. */
  constructor(worker: Worker, onReady: () => void, onEnd: () => void) {
    this.#onEnd = onEnd;
    this.#worker = worker;
    this.#worker.unref();
    this.#worker.on('message', (message: BotReply | 'ready') => {
      if (message === 'ready') onReady();
      else this.#settle(message);
    });
    this.#worker.on('error', (error) => this.end(error as Error));
  }

  think({ milliseconds, share: _, ...request }: ThinkJob): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#thought = { resolve, reject };
      this.#late = setTimeout(() => this.end(new Error('the bot did not answer in time')), milliseconds + PATIENCE_MS);
      this.#worker.postMessage({ ...request, id: 0, deadline: Date.now() + milliseconds });
    });
  }

  end(error: Error): Promise<number> {
    clearTimeout(this.#late);
    this.#onEnd();
    this.#thought?.reject(error);
    this.#thought = undefined;
    return this.#worker.terminate();
  }

  #settle(reply: BotReply): void {
    clearTimeout(this.#late);
    const thought = this.#thought;
    this.#thought = undefined;
    if ('answer' in reply) thought?.resolve(reply.answer);
    else thought?.reject(new Error(reply.error));
  }
}
