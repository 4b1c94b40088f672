import { RequestRefused } from '../state/errors.ts';

export interface LoadQueueSize {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Loads a few tables at a time. Others wait in a queue; above a limit they are refused. */
export class LoadQueue {
  readonly #size: LoadQueueSize;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(size: LoadQueueSize) {
    this.#size = size;
  }

  /** Urgent loads go first and are never refused. */
  async run<T>(isUrgent: boolean, load: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#size.atOnce) await this.#turn(isUrgent);
    else this.#running++;
    try {
      return await load();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running--;
      else next();
    }
  }

  #turn(isUrgent: boolean): Promise<void> {
    if (!isUrgent && this.#waiting.length >= this.#size.waiting) throw serverBusy();
    return new Promise((resolve) => {
      if (isUrgent) this.#waiting.unshift(resolve);
      else this.#waiting.push(resolve);
    });
  }
}

export function serverBusy(): RequestRefused {
  return new RequestRefused('busy', 'The server is busy. Try again in a moment.');
}
