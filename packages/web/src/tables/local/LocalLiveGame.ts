import {
  type Answer,
  type AnsweredBy,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameSetup,
  type GameView,
  isLegal,
  type LiveGame,
  openDecision,
  type RecordedAnswer,
  replayMoments,
  resumeLiveGame,
  type Seat,
  type State,
  startLiveGame,
  type Viewer,
} from '@regalia/kernel';
import type { Happening, TablePast } from '@regalia/protocol';

type AnyLiveGame = LiveGame<State, GameEvent, GameView, unknown>;

/** In ms, step by step; null where nobody noted it. */
export type Times = readonly (number | null)[];

interface Step {
  readonly events: readonly GameEvent[];
  /** Those whose answers settled it. */
  readonly seats: readonly Seat[];
  /** When, in ms; undefined where it was not noted. */
  readonly at: number | undefined;
}

/** A live game that also remembers what happened, so that the log survives a reload. */
export class LocalLiveGame {
  readonly liveGame: AnyLiveGame;
  /** What happened in each step, unredacted, and who had answered to bring it about. */
  readonly #steps: Step[];
  /** The log of each viewer so far; grows with the events. */
  readonly #logs = new Map<Viewer, Happening[]>();

  #rewinds: number;

  private constructor(liveGame: AnyLiveGame, steps: Step[], rewinds: number) {
    this.liveGame = liveGame;
    this.#steps = steps;
    this.#rewinds = rewinds;
  }

  static start(game: Game, plan: GameSetup): LocalLiveGame {
    const setup: GameEvent[] = [];
    return new LocalLiveGame(startLiveGame(game, plan, setup), [{ events: setup, seats: [], at: Date.now() }], 0);
  }

  /** Plays a record again from its beginning; `times` as `times()` gave them. Throws InvalidInput if it does not lead where it says. */
  static resume(game: Game, record: GameRecord, times: Times = []): LocalLiveGame {
    const liveGame = resumeLiveGame(game, record);
    const steps: Step[] = [];
    let seats: Seat[] = [];
    let answers = 0;
    for (const { state, events } of replayMoments(game, record)) {
      seats.push(...record.answers.slice(answers, state.flow.answered).map(({ seat }) => seat));
      answers = state.flow.answered;
      if (state.flow.step < steps.length) continue;
      steps.push({ events: [...events], seats, at: times[steps.length] ?? undefined });
      seats = [];
    }
    return new LocalLiveGame(liveGame, steps, record.rewinds.length);
  }

  /** Answers to an open joint decision, which are not part of the record. */
  parked(byOf: (seat: Seat) => AnsweredBy): RecordedAnswer[] {
    const { asked, given } = this.liveGame.state.flow;
    return asked.flatMap(({ seat }, i) => {
      const answer = given[i];
      return answer ? [{ seat, answer, by: byOf(seat) }] : [];
    });
  }

  /** Gives answers that were parked before; leaves out what is no longer asked. */
  park(answers: readonly RecordedAnswer[]): void {
    for (const { seat, answer, by } of answers) {
      const decision = openDecision(this.liveGame.state, seat);
      if (decision !== undefined && isLegal(decision, answer)) this.answer(seat, answer, by);
    }
  }

  /** Whether the answer settled its step. */
  answer(seat: Seat, answer: Answer, by: AnsweredBy): boolean {
    const { step: before, asked } = this.liveGame.state.flow;
    const seats = asked.map((decision) => decision.seat);
    const events = this.liveGame.answer(seat, answer, by);
    const settled = this.liveGame.state.flow.step > before;
    if (settled) this.#steps.push({ events, seats, at: Date.now() });
    return settled;
  }

  undo(seat: Seat): void {
    this.liveGame.undo(seat);
    this.#forget();
  }

  /** Whether there is an answer of the seat to go back to. */
  canRewind(seat: Seat): boolean {
    return !this.liveGame.isOver && this.#steps.some(({ seats }) => seats.includes(seat));
  }

  /** How often it was gone back as all had agreed. */
  get rewinds(): number {
    return this.#rewinds;
  }

  /** Goes back to the seat's last answer, as all have agreed. */
  rewind(seat: Seat): void {
    const last = this.#steps.findLastIndex(({ seats }) => seats.includes(seat));
    this.liveGame.rewind(this.#steps.slice(0, last).reduce((sum, { seats }) => sum + seats.length, 0));
    this.#rewinds++;
    this.#forget();
  }

  /** What was taken back leaves the log. */
  #forget(): void {
    this.#steps.length = this.liveGame.state.flow.step + 1;
    this.#logs.clear();
  }

  /** When each step came, to be kept beside the record. */
  times(): Times {
    return this.#steps.map(({ at }) => at ?? null);
  }

  /** What a viewer saw after a step. */
  past(step: number, viewer: Viewer): TablePast {
    const { game } = this.liveGame;
    for (const { state } of replayMoments(game, this.liveGame.record())) {
      if (state.flow.step === step) return { view: game.view(state, viewer), score: game.score(state, viewer) };
    }
    throw new RangeError(`there is no step ${step}`);
  }

  /** The log as a viewer may read it. */
  happened(viewer: Viewer): Happening[] {
    const { game } = this.liveGame;
    const log = this.#logs.get(viewer) ?? [];
    for (let step = log.length; step < this.#steps.length; step++) {
      const { events = [], at } = this.#steps[step] ?? {};
      const seen = events.flatMap((event) => game.redact(event, viewer) ?? []);
      log.push({ step, ...(at === undefined ? {} : { at }), kind: 'events', events: seen });
    }
    this.#logs.set(viewer, log);
    return log.slice();
  }
}
