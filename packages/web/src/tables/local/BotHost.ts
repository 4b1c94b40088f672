import { type BotReply, makeRequest, THINKING_TIME } from '@regalia/bots';
import { type Answer, type Game, type Seat, type State, seedFast } from '@regalia/kernel';

interface Waiting {
  readonly resolve: (reply: BotReply) => void;
  readonly reject: (error: Error) => void;
}

/** How long a bot may take beyond its own limit, in ms: enough to load the rules over a slow network. */
const GRACE = 20_000;

/** Bots thinking away from the page. They are sent a sample of what their seat may know, never the truth. */
export class BotHost {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker;
  #lastId = 0;

  constructor() {
    this.#worker = this.#startWorker();
  }

  /** Rejects where the bot fails or does not answer in time. */
  async choose(game: Game, truth: State, seat: Seat, bot: string): Promise<Answer> {
    const id = ++this.#lastId;
    const [seed = 0, sampleSeed = 0] = crypto.getRandomValues(new Uint32Array(2));
    const reply = new Promise<BotReply>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    const timer = setTimeout(() => this.#restart('the bot does not answer'), THINKING_TIME + GRACE);
    try {
      const request = { id, bot, seed, deadline: Date.now() + THINKING_TIME };
      this.#worker.postMessage(makeRequest(game, truth, seat, seedFast(sampleSeed), request));
      const result = await reply;
      if ('error' in result) throw new Error(result.error);
      return result.answer;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  close(): void {
    this.#worker.terminate();
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<BotReply>) => this.#waiting.get(data.id)?.resolve(data));
    worker.addEventListener('error', ({ message }) => this.#restart(message || 'the worker failed'));
    return worker;
  }

  /** Lets go of everything that waits, so that no seat hangs. */
  #restart(reason: string): void {
    this.#worker.terminate();
    this.#worker = this.#startWorker();
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
  }
}
