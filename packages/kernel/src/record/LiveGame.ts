import { InvalidInput, NotAsked } from '../base/errors.ts';
import type { Answer, Decision, Seat, State } from '../base/vocabulary.ts';
import type { EventSink } from '../flow/effect.ts';
import { canUndo } from '../flow/flow.ts';
import type { Game, GameEvent, GameView } from '../game/game.ts';
import type { Seed } from '../rng/seed.ts';
import { hashFacts } from './facts.ts';
import { History, type SavedHistory } from './history.ts';
import { rebuildHistory } from './rebuildHistory.ts';
import {
  type AnsweredBy,
  type BranchPoint,
  type GameRecord,
  RECORD_FORMAT,
  type RecordedAnswer,
  type RecordHeader,
  type Rewind,
} from './record.ts';
import { startingState } from './replay.ts';

/** What is decided before a game starts. */
export interface GameSetup {
  /** Unvalidated; the defaults if omitted. */
  readonly options?: unknown;
  readonly seats: number;
  readonly seed: Seed;
  /** The newest if omitted. */
  readonly revision?: number;
}

/** The public part of a running game's record: no answers, and no secret seed. */
export interface PublicRecord extends Omit<RecordHeader, 'seed' | 'from'> {
  /** Null for a fast seed, which would reveal the whole game. */
  readonly seed: Seed | null;
}

/** Starts a game and runs it to its first decision. Events of the setup go to `out`. */
export function startLiveGame<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  plan: GameSetup,
  out?: EventSink<E>,
): LiveGame<S, E, V, O> {
  const { seats, seed, revision = game.revision } = plan;
  const options = game.parseOptions(plan.options, seats);
  const header: RecordHeader = { format: RECORD_FORMAT, game: game.id, revision, options, seats, seed };
  return new LiveGame(game, header, new History(game, header, startingState(game, header, out)), []);
}

/** Starts a game at a moment of another one, with its own seed. */
export function branchLiveGame<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  from: BranchPoint,
  seed: Seed,
): LiveGame<S, E, V, O> {
  const { revision, options, seats } = from.record;
  const header: RecordHeader = { format: RECORD_FORMAT, game: game.id, revision, options, seats, seed, from };
  return new LiveGame(game, header, new History(game, header, startingState(game, header)), []);
}

/**
 * Continues a recorded game. Throws InvalidInput if the replay does not match the record's hash. A record of format 1
 * cannot be checked; it is upgraded with the next answer.
 */
export function resumeLiveGame<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  record: GameRecord,
): LiveGame<S, E, V, O> {
  const { hash: expected, answers, rewinds, ...header } = record;
  const history = rebuildHistory(game, { ...header, answers, rewinds });
  if (record.format === 1 || hashFacts(game, history.state) === expected) {
    return new LiveGame(game, { ...header, format: RECORD_FORMAT }, history, rewinds, record);
  }
  throw new InvalidInput('invalid-record', 'the replay of this record does not match its hash');
}

/** A live game as plain data, including parked answers. Secret, and only valid for the build that saved it. */
export interface SavedLiveGame<S> {
  readonly header: RecordHeader;
  readonly history: SavedHistory<S>;
  readonly rewinds: readonly Rewind[];
  readonly parkedBy: readonly AnsweredBy[];
}

/** Restores a saved game without replaying or checking it. */
export function restoreLiveGame<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  { header, history, rewinds, parkedBy }: SavedLiveGame<S>,
): LiveGame<S, E, V, O> {
  return new LiveGame(game, header, new History(game, header, history.state, history), rewinds, null, parkedBy);
}

/**
 * A game in progress: its state and its record. Server, local tables and tests all play through it.
 *
 * Answers parked in an open joint decision do not stand yet and are not recorded. Undo removes the last standing answer
 * and the open decisions, with all parked answers: refusing the undo would reveal that someone has answered in secret.
 */
export class LiveGame<S extends State, E extends GameEvent, V extends GameView, O> {
  readonly game: Game<S, E, V, O>;
  readonly #header: RecordHeader;
  readonly #history: History<S, E, V, O>;
  readonly #rewinds: Rewind[];
  readonly #parkedBy: AnsweredBy[];
  /** The record it was resumed from, until the next answer. */
  #resumed: GameRecord | null;

  constructor(
    game: Game<S, E, V, O>,
    header: RecordHeader,
    history: History<S, E, V, O>,
    rewinds: readonly Rewind[],
    resumed: GameRecord | null = null,
    parkedBy: readonly AnsweredBy[] = [],
  ) {
    this.game = game;
    this.#header = header;
    this.#history = history;
    this.#rewinds = rewinds.slice();
    this.#resumed = resumed;
    this.#parkedBy = parkedBy.slice();
  }

  /** The true state. Read-only; a different object after an undo. */
  get state(): S {
    return this.#history.state;
  }

  get isOver(): boolean {
    return this.state.flow.outcome !== null;
  }

  /** Returns the unredacted events; none while a joint decision waits for others. Throws like `Game.apply`. */
  answer(seat: Seat, answer: Answer, by: AnsweredBy): E[] {
    const events: E[] = [];
    const { flow } = this.state;
    const { asked, given, answered } = flow;
    this.game.apply(this.state, seat, answer, events);
    this.#parkedBy[seat] = by;
    if (flow.answered > answered) {
      this.#history.append(this.#inSeatOrder(asked, given as Answer[]));
      this.#resumed = null;
    }
    return events;
  }

  /** Withdraws a parked answer while its joint decision is open. */
  withdraw(seat: Seat): void {
    this.game.withdraw(this.state, seat);
  }

  /** Whether the seat may undo the last standing answer without consent. */
  canUndo(seat: Seat): boolean {
    return canUndo(this.state, seat);
  }

  /** Undoes the last standing answer, which is this seat's own. */
  undo(seat: Seat): void {
    if (!this.canUndo(seat)) throw new NotAsked(seat, 'it has no answer that it may undo');
    this.#history.undoTo(this.#history.answers.length - 1);
    this.#resumed = null;
  }

  /**
   * Rewinds to the first `answers` answers by agreement. Cards seen since stay known, and random events come out
   * differently. Throws InvalidInput and changes nothing in the middle of a joint decision.
   */
  rewind(answers: number): void {
    const { answers: played } = this.#history;
    const lost = played.slice(answers);
    if (!Number.isInteger(answers) || answers < 0 || lost.length === 0) {
      throw new InvalidInput('invalid-record', `there are ${played.length} answers; choose a lower number`);
    }
    this.#history.rewind(answers);
    this.#rewinds.push({ at: answers, lost });
    this.#resumed = null;
  }

  /** A copy of the state after the first `answers` answers. */
  stateAfter(answers: number): S {
    return this.#history.stateAfter(answers);
  }

  /** Not a copy: serialize it at once. */
  save(): SavedLiveGame<S> {
    const history = this.#history.save();
    return { header: this.#header, history, rewinds: this.#rewinds, parkedBy: this.#parkedBy };
  }

  /** The record so far, including secrets but not parked answers. */
  record(): GameRecord {
    if (this.#resumed !== null) return this.#resumed;
    const play = { ...this.#header, answers: this.#history.answers.slice(), rewinds: this.#rewinds.slice() };
    return { ...play, hash: hashFacts(this.game, this.state) };
  }

  /** What anyone may see: the whole record once the game is over. */
  publicRecord(): GameRecord | PublicRecord {
    if (this.isOver) return this.record();
    const { from: _, seed, ...header } = this.#header;
    return { ...header, seed: seed.kind === 'table' ? { ...seed, secret: null } : null };
  }

  #inSeatOrder(asked: readonly Decision[], given: readonly Answer[]): RecordedAnswer[] {
    return asked
      .map(({ seat }, i) => ({ seat, by: this.#parkedBy[seat] as AnsweredBy, answer: given[i] as Answer }))
      .sort((a, b) => a.seat - b.seat);
  }
}
