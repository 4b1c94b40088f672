import { hash } from './canonical.ts';
import { Course } from './course.ts';
import { InvalidInput, NotAsked } from './errors.ts';
import { canUndo } from './flow/clone.ts';
import type { EventSink } from './flow/effect.ts';
import { withdrawAnswer } from './flow/run.ts';
import type { Game, GameEvent, GameView } from './game.ts';
import type { AnsweredBy, GameRecord, RecordedAnswer, RecordedPlay, RecordHeader, Rewind } from './record.ts';
import { retrace } from './retrace.ts';
import { rngFor, type Seed } from './seed.ts';
import type { Answer, Decision, Seat, State } from './vocabulary.ts';

/** What is chosen before the first card is dealt. */
export interface SittingPlan {
  /** As they come from outside; left out, the standard ones. */
  readonly options?: unknown;
  readonly seats: number;
  readonly seed: Seed;
  /** Left out, the newest. */
  readonly revision?: number;
}

/** What a running game may show of its record: no answers, and nothing that tells the cards to come. */
export interface PublicRecord extends Omit<RecordHeader, 'seed'> {
  /** Null where the seed alone would give the whole game away. */
  readonly seed: Seed | null;
}

/** A new game up to its first decision. What happened in set-up goes to `out`. */
export function startSitting<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  plan: SittingPlan,
  out?: EventSink<E>,
): Sitting<S, E, V, O> {
  const { seats, seed, revision = game.revision } = plan;
  const options = game.parseOptions(plan.options, seats);
  const header: RecordHeader = { format: 1, game: game.id, revision, options, seats, seed };
  return new Sitting(
    game,
    header,
    new Course(game, header, game.setup(options, seats, rngFor(seed, header), revision, out)),
    [],
  );
}

/** The game a record leads to, to be played on. Throws InvalidInput if it does not lead where it says. */
export function resumeSitting<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  record: GameRecord,
): Sitting<S, E, V, O> {
  const { hash: expected, answers, rewinds, ...header } = record;
  const course = retrace(game, { ...header, answers, rewinds });
  if (hash(course.state) === expected) return new Sitting(game, header, course, rewinds);
  throw new InvalidInput('invalid-record', 'the answers of this record do not lead to the state it names');
}

/**
 * One game being played: its state, and what it takes to record it. Server, local tables and tests all play through it.
 *
 * Answers parked in an open joint decision do not stand yet and are no part of the record. Undo takes back an answer that
 * stands, and with it the question that followed: whatever is parked there, by anybody, falls without a trace, since
 * refusing the undo would tell that somebody has answered in secret.
 */
export class Sitting<S extends State, E extends GameEvent, V extends GameView, O> {
  readonly game: Game<S, E, V, O>;
  readonly #header: RecordHeader;
  readonly #course: Course<S, E, V, O>;
  readonly #rewinds: Rewind[];
  readonly #parkedBy: AnsweredBy[] = [];

  constructor(game: Game<S, E, V, O>, header: RecordHeader, course: Course<S, E, V, O>, rewinds: readonly Rewind[]) {
    this.game = game;
    this.#header = header;
    this.#course = course;
    this.#rewinds = rewinds.slice();
  }

  /** The truth, to look at and never to change; another object after an undo. */
  get state(): S {
    return this.#course.state;
  }

  get isOver(): boolean {
    return this.state.flow.outcome !== null;
  }

  /** What happened, unredacted; nothing while a joint decision waits for others. Throws like `Game.apply`. */
  answer(seat: Seat, answer: Answer, by: AnsweredBy): E[] {
    const events: E[] = [];
    const { flow } = this.state;
    const { asked, given, answered } = flow;
    this.game.apply(this.state, seat, answer, events);
    this.#parkedBy[seat] = by;
    if (flow.answered > answered) this.#course.note(this.#inSeatOrder(asked, given as Answer[]));
    return events;
  }

  /** Takes back a parked answer while its joint decision is open. */
  withdraw(seat: Seat): void {
    this.game.withdraw(this.state, seat);
  }

  /** Whether the seat may take back its last standing answer without asking the others. */
  canUndo(seat: Seat): boolean {
    return canUndo(this.state, seat);
  }

  /** Takes back the last standing answer, which is this seat's own. */
  undo(seat: Seat): void {
    if (!this.canUndo(seat)) throw new NotAsked(seat, 'it has no answer to take back freely');
    this.#course.goBack(this.#course.answers.length - 1);
  }

  /**
   * Goes back to the first `answers` answers, as all have agreed: cards seen since stay known, and what is random comes out
   * anew. Throws InvalidInput and changes nothing if that is not a moment between decisions.
   */
  rewind(answers: number): void {
    const { answers: played } = this.#course;
    const lost = played.slice(answers);
    if (!Number.isInteger(answers) || answers < 0 || lost.length === 0) {
      throw new InvalidInput('invalid-record', `there are ${played.length} answers; name fewer to go back to`);
    }
    this.#course.rewind(answers);
    this.#rewinds.push({ at: answers, lost });
  }

  /** The whole game so far, secrets included. */
  record(): GameRecord {
    return { ...this.#play(), hash: hash(this.#settled()) };
  }

  /** What may be given to anybody: the whole record once the game is over. */
  publicRecord(): GameRecord | PublicRecord {
    if (this.isOver) return this.record();
    const { seed } = this.#header;
    return { ...this.#header, seed: seed.kind === 'table' ? { ...seed, secret: null } : null };
  }

  #play(): RecordedPlay {
    return { ...this.#header, answers: this.#course.answers.slice(), rewinds: this.#rewinds.slice() };
  }

  /** The state without parked answers. */
  #settled(): S {
    const { asked, given } = this.state.flow;
    if (given.every((answer) => answer === null)) return this.state;
    const copy = this.game.clone(this.state);
    asked.forEach((d, i) => {
      if (given[i] !== null) withdrawAnswer(copy, d.seat);
    });
    return copy;
  }

  #inSeatOrder(asked: readonly Decision[], given: readonly Answer[]): RecordedAnswer[] {
    return asked
      .map(({ seat }, i) => ({ seat, by: this.#parkedBy[seat] as AnsweredBy, answer: given[i] as Answer }))
      .sort((a, b) => a.seat - b.seat);
  }
}
