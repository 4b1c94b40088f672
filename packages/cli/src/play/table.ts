import { chooseFor } from '@regalia/bots';
import {
  type Answer,
  type Bot,
  type Decision,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameView,
  openDecision,
  openDecisions,
  type RngState,
  type Seat,
  type Sitting,
  type State,
} from '@regalia/kernel';

export type PlaySitting = Sitting<State, GameEvent, GameView, unknown>;

/** A game between one person and bots, who answer at once. */
export class PlayTable {
  readonly game: Game;
  readonly seat: Seat;
  readonly #sitting: PlaySitting;
  readonly #bot: Bot;
  readonly #rng: RngState;

  constructor(game: Game, sitting: PlaySitting, seat: Seat, bot: Bot, rng: RngState) {
    this.game = game;
    this.seat = seat;
    this.#sitting = sitting;
    this.#bot = bot;
    this.#rng = rng;
  }

  get state(): State {
    return this.#sitting.state;
  }

  get isOver(): boolean {
    return this.#sitting.isOver;
  }

  get question(): Decision | undefined {
    return openDecision(this.state, this.seat);
  }

  get record(): GameRecord {
    return this.#sitting.record();
  }

  answer(answer: Answer): GameEvent[] {
    return this.#sitting.answer(this.seat, answer, 'person');
  }

  /** Everything that happens until the person is asked alone, or the game is over. */
  letBotsPlay(): GameEvent[] {
    const events: GameEvent[] = [];
    for (;;) {
      const next = openDecisions(this.state).find((d) => d.seat !== this.seat);
      if (next === undefined) return events;
      const answer = chooseFor(this.game, this.state, next.seat, this.#bot, this.#rng);
      events.push(...this.#sitting.answer(next.seat, answer, 'bot'));
    }
  }

  get canUndo(): boolean {
    return this.#sitting.canUndo(this.seat);
  }

  undo(): void {
    this.#sitting.undo(this.seat);
  }
}
