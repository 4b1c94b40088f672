import { type BotReply, findBot, makeRequest } from '@regalia/bots';
import { type Answer, type Game, type Seat, type State, seedFast } from '@regalia/kernel';

/** Bots thinking away from the page. They are sent a sample of what their seat may know, never the truth. */
export class BotHost {
  readonly #worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, (reply: BotReply) => void>();
  #lastId = 0;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<BotReply>) => {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    });
  }

  async choose(game: Game, truth: State, seat: Seat, bot: string): Promise<Answer> {
    const id = ++this.#lastId;
    const [seed = 0, sampleSeed = 0] = crypto.getRandomValues(new Uint32Array(2));
    const deadline = Date.now() + (findBot(game, bot)?.milliseconds ?? 0);
    const reply = new Promise<BotReply>((resolve) => this.#waiting.set(id, resolve));
    this.#worker.postMessage(makeRequest(game, truth, seat, seedFast(sampleSeed), { id, bot, seed, deadline }));
    const result = await reply;
    if ('error' in result) throw new Error(result.error);
    return result.answer;
  }

  close(): void {
    this.#worker.terminate();
  }
}
