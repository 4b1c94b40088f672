import { chooseFor, dealSeeds } from '@regalia/bots';
import {
  type Bot,
  type Game,
  type GameEvent,
  type LiveGame,
  openDecision,
  openDecisions,
  type RngState,
  type Seat,
  type State,
  seedFast,
  startLiveGame,
  type Viewer,
} from '@regalia/kernel';
import { describeDecision, readAnswer } from './describe.ts';
import { BadRequest, type HostRequest } from './requests.ts';

type AnyLiveGame = LiveGame<State, GameEvent, ReturnType<Game['view']>, unknown>;

/** One game whose seats are played by the client or by bots. */
export class HostTable {
  readonly #game: Game;
  readonly #liveGame: AnyLiveGame;
  readonly #bots: readonly (Bot | null)[];
  readonly #rng: RngState;
  #events: GameEvent[] = [];

  constructor(game: Game, request: HostRequest & { type: 'start' }, bots: readonly (Bot | null)[]) {
    const { seats = game.seats.min, seed, options } = request;
    if (bots.length > seats) throw new BadRequest(`"bots" names ${bots.length} seats, but there are ${seats}`);
    this.#game = game;
    this.#bots = bots;
    this.#rng = seedFast(dealSeeds(seed, 0)[1]);
    this.#liveGame = startLiveGame(game, { options, seats, seed: { kind: 'fast', seed } }, this.#events);
    this.#letBotsPlay();
  }

  answer(seat: Seat, given: readonly (number | string)[]): void {
    this.#checkSeat(seat);
    const d = openDecision(this.#liveGame.state, seat);
    const answer = d === undefined ? [] : readAnswer(this.#game, d, given);
    this.#events = this.#liveGame.answer(seat, answer, 'bot');
    this.#letBotsPlay();
  }

  withdraw(seat: Seat): void {
    this.#checkSeat(seat);
    this.#liveGame.withdraw(seat);
    this.#events = [];
  }

  /** What changed for the client's seats; null for a bot's seat. */
  update(): object {
    const { state, isOver } = this.#liveGame;
    const seats = Array.from({ length: state.seats }, (_, seat) => (this.#botAt(seat) ? null : seat));
    return {
      type: 'update',
      step: state.flow.step,
      events: seats.map((seat) => (seat === null ? null : this.#eventsFor(seat))),
      views: seats.map((seat) => (seat === null ? null : this.#game.view(state, seat))),
      decisions: openDecisions(state)
        .filter((d) => !this.#botAt(d.seat))
        .map((d) => describeDecision(this.#game, d)),
      result: isOver ? this.#result() : null,
    };
  }

  view(viewer: Viewer): object {
    const { state, isOver } = this.#liveGame;
    if (viewer === 'judge' && !isOver) throw new BadRequest('the judge sees every card, so only after the game');
    if (typeof viewer === 'number') this.#checkSeat(viewer);
    return { type: 'state', viewer, step: state.flow.step, view: this.#game.view(state, viewer) };
  }

  #result(): object {
    const { state } = this.#liveGame;
    const scores = this.#game.score(state, 'judge').map(({ total }) => total);
    return { ...state.flow.outcome, scores, record: this.#liveGame.record() };
  }

  #letBotsPlay(): void {
    for (;;) {
      const next = openDecisions(this.#liveGame.state).find((d) => this.#botAt(d.seat));
      if (next === undefined) return;
      const bot = this.#botAt(next.seat) as Bot;
      const answer = chooseFor(this.#game, this.#liveGame.state, next.seat, bot, this.#rng);
      this.#events.push(...this.#liveGame.answer(next.seat, answer, 'bot'));
    }
  }

  #eventsFor(seat: Seat): GameEvent[] {
    return this.#events.flatMap((event) => this.#game.redact(event, seat) ?? []);
  }

  #botAt(seat: Seat): Bot | null {
    return this.#bots[seat] ?? null;
  }

  #checkSeat(seat: Seat): void {
    const { seats } = this.#liveGame.state;
    if (seat >= seats) throw new BadRequest(`there is no seat ${seat}; the seats are 0 to ${seats - 1}`);
    if (this.#botAt(seat)) throw new BadRequest(`seat ${seat} is played by a bot`);
  }
}
