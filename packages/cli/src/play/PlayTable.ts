import { chooseFor } from '@regalia/bots';
import {
  type Answer,
  type Bot,
  type Decision,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameView,
  type LiveGame,
  openDecision,
  openDecisions,
  type RngState,
  type Seat,
  type State,
} from '@regalia/kernel';

export type PlayedGame = LiveGame<State, GameEvent, GameView, unknown>;

/** A game of one person against bots that answer immediately. */
export class PlayTable {
  readonly game: Game;
  readonly seat: Seat;
  readonly #liveGame: PlayedGame;
  readonly #bot: Bot;
  readonly #rng: RngState;

  constructor(game: Game, liveGame: PlayedGame, seat: Seat, bot: Bot, rng: RngState) {
    this.game = game;
    this.seat = seat;
    this.#liveGame = liveGame;
    this.#bot = bot;
    this.#rng = rng;
  }

  get state(): State {
    return this.#liveGame.state;
  }

  get isOver(): boolean {
    return this.#liveGame.isOver;
  }

  get question(): Decision | undefined {
    return openDecision(this.state, this.seat);
  }

  get record(): GameRecord {
    return this.#liveGame.record();
  }

  /** What the bot would answer in the person's place. */
  advice(d: Decision): Answer {
    return chooseFor(this.game, this.state, d.seat, this.#bot, this.#rng);
  }

  answer(answer: Answer): GameEvent[] {
    return this.#liveGame.answer(this.seat, answer, 'person');
  }

  /** Plays until only the person has to answer or the game is over. */
  letBotsPlay(): GameEvent[] {
    const events: GameEvent[] = [];
    for (;;) {
      const next = openDecisions(this.state).find((d) => d.seat !== this.seat);
      if (next === undefined) return events;
      const answer = chooseFor(this.game, this.state, next.seat, this.#bot, this.#rng);
      events.push(...this.#liveGame.answer(next.seat, answer, 'bot'));
    }
  }

  get canUndo(): boolean {
    return this.#liveGame.canUndo(this.seat);
  }

  undo(): void {
    this.#liveGame.undo(this.seat);
  }
}
