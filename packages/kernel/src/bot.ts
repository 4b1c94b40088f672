import type { Game } from './game.ts';
import type { Answer, Decision, RngState, State } from './vocabulary.ts';

/** What a bot is given. The state is a sample of what its seat may know, never the truth; it may change it at will. */
export interface BotTask<S extends State = State> {
  readonly game: Game<S>;
  readonly state: S;
  readonly decision: Decision;
  readonly rng: RngState;
  /** True once the time is over; a bot that thinks long asks it often. */
  readonly stop: () => boolean;
}

/** Chooses an answer for its seat. */
export interface Bot<S extends State = State> {
  readonly name: string;
  choose(task: BotTask<S>): Answer;
}
