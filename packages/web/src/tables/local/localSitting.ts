import {
  type Answer,
  type AnsweredBy,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameView,
  isLegal,
  openDecision,
  type RecordedAnswer,
  replayMoments,
  resumeSitting,
  type Seat,
  type Sitting,
  type SittingPlan,
  type State,
  startSitting,
  type Viewer,
} from '@regalia/kernel';
import type { Happening } from '@regalia/protocol';

type AnySitting = Sitting<State, GameEvent, GameView, unknown>;

/** A sitting that also remembers what happened, so that the log survives a reload. */
export class LocalSitting {
  readonly sitting: AnySitting;
  /** What happened in each step, unredacted. */
  readonly #events: GameEvent[][];
  /** What each viewer has been told so far; grows with the events. */
  readonly #told = new Map<Viewer, Happening[]>();

  private constructor(sitting: AnySitting, events: GameEvent[][]) {
    this.sitting = sitting;
    this.#events = events;
  }

  static start(game: Game, plan: SittingPlan): LocalSitting {
    const setup: GameEvent[] = [];
    return new LocalSitting(startSitting(game, plan, setup), [setup]);
  }

  /** Plays a record again from its beginning. Throws InvalidInput if it does not lead where it says. */
  static resume(game: Game, record: GameRecord): LocalSitting {
    const sitting = resumeSitting(game, record);
    const events: GameEvent[][] = [];
    for (const moment of replayMoments(game, record)) {
      if (moment.state.flow.step === events.length) events.push([...moment.events]);
    }
    return new LocalSitting(sitting, events);
  }

  /** Answers to an open joint decision, which are no part of the record. */
  parked(byOf: (seat: Seat) => AnsweredBy): RecordedAnswer[] {
    const { asked, given } = this.sitting.state.flow;
    return asked.flatMap(({ seat }, i) => {
      const answer = given[i];
      return answer ? [{ seat, answer, by: byOf(seat) }] : [];
    });
  }

  /** Gives answers that were parked before; leaves out what is no longer asked. */
  park(answers: readonly RecordedAnswer[]): void {
    for (const { seat, answer, by } of answers) {
      const decision = openDecision(this.sitting.state, seat);
      if (decision !== undefined && isLegal(decision, answer)) this.answer(seat, answer, by);
    }
  }

  /** Whether the answer settled its step. */
  answer(seat: Seat, answer: Answer, by: AnsweredBy): boolean {
    const before = this.sitting.state.flow.step;
    const events = this.sitting.answer(seat, answer, by);
    const settled = this.sitting.state.flow.step > before;
    if (settled) this.#events.push(events);
    return settled;
  }

  undo(seat: Seat): void {
    this.sitting.undo(seat);
    this.#events.length = this.sitting.state.flow.step + 1;
    this.#told.clear();
  }

  /** The log as a viewer may read it. */
  happened(viewer: Viewer): Happening[] {
    const { game } = this.sitting;
    const told = this.#told.get(viewer) ?? [];
    for (let step = told.length; step < this.#events.length; step++) {
      const events = (this.#events[step] ?? []).flatMap((event) => game.redact(event, viewer) ?? []);
      told.push({ step, kind: 'events', events });
    }
    this.#told.set(viewer, told);
    return told.slice();
  }
}
