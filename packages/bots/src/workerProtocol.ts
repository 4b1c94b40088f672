import { type Answer, type Game, openDecision, type RngState, type Seat, type State, seedFast } from '@regalia/kernel';
import { findBot } from './botLevels.ts';
import { chooseFrom, sampleFor } from './choose.ts';

/**
 * A request to a bot worker, as plain data for Node's worker threads, web workers and job queues. The state is already a
 * sample: the true state never leaves its thread.
 */
export interface BotRequest {
  /** Repeated in the reply. */
  readonly id: number;
  readonly game: string;
  readonly bot: string;
  readonly state: State;
  readonly seat: Seat;
  readonly seed: number;
  /** In milliseconds of the clock that both sides share. */
  readonly deadline: number;
}

export type BotReply =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string };

/** Makes a request from the true state of a table. */
export function makeRequest(
  game: Game,
  truth: State,
  seat: Seat,
  rng: RngState,
  rest: Pick<BotRequest, 'id' | 'bot' | 'seed' | 'deadline'>,
): BotRequest {
  return { ...rest, game: game.id, seat, state: sampleFor(game, truth, seat, rng).state };
}

/** Computes the reply. Any failure becomes an error reply, so that the worker survives a bad request. */
export function answerRequest(request: BotRequest, games: ReadonlyMap<string, Game>, now: () => number): BotReply {
  const { id, deadline } = request;
  try {
    return { id, answer: think(request, games, () => now() >= deadline) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function think(request: BotRequest, games: ReadonlyMap<string, Game>, stop: () => boolean): Answer {
  const { state, seat, seed } = request;
  const game = games.get(request.game);
  if (game === undefined) throw new Error(`there is no game "${request.game}"`);
  const level = findBot(game, request.bot);
  if (level === undefined) throw new Error(`${game.id} has no bot "${request.bot}"`);
  const decision = openDecision(state, seat);
  if (decision === undefined) throw new Error(`seat ${seat} is not asked`);
  return chooseFrom(game, { state, decision }, level.bot, seedFast(seed), stop);
}
