import { type Game, IllegalAnswer, InvalidInput, NotAsked } from '@regalia/kernel';
import { parseBot } from '../arguments.ts';
import { Failure } from '../failure.ts';
import { formatRefusal } from '../format/GameFormatter.ts';
import { HostTable } from './HostTable.ts';
import { BadRequest, type HostRequest, parseRequest } from './requests.ts';

/** Plays one game after another. Each request line gets exactly one response line. */
export class Host {
  readonly #game: Game;
  #table: HostTable | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  reply(line: string): string {
    try {
      return JSON.stringify(this.#serve(parseRequest(line)));
    } catch (error) {
      return JSON.stringify(this.#explain(error));
    }
  }

  #serve(request: HostRequest): object {
    if (request.type === 'start') {
      const bots = request.bots.map((name) => (name === null ? null : parseBot(this.#game, name)));
      this.#table = new HostTable(this.#game, request, bots);
      return this.#table.update();
    }
    const table = this.#table;
    if (table === undefined) throw new BadRequest('no game has been started; send "start" first');
    if (request.type === 'state') return table.view(request.viewer);
    if (request.type === 'answer') table.answer(request.seat, request.answer);
    else table.withdraw(request.seat);
    return table.update();
  }

  /** Formats errors the client can fix; any other error is a bug and ends the process. */
  #explain(error: unknown): object {
    if (error instanceof IllegalAnswer) {
      return { type: 'error', message: formatRefusal(this.#game, 'en', error.refusal), rule: error.ruleId };
    }
    if (error instanceof BadRequest) return { type: 'error', message: error.message, rule: error.rule };
    const known = error instanceof NotAsked || error instanceof InvalidInput || error instanceof Failure;
    if (!known) throw error;
    return { type: 'error', message: error.message };
  }
}
