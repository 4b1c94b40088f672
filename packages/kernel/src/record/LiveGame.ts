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

/** What is chosen before the first card is dealt. */
export interface GameSetup {
  /** As they come from outside; left out, the standard ones. */
  readonly options?: unknown;
  readonly seats: number;
  readonly seed: Seed;
  /** Left out, the newest. */
  readonly revision?: number;
}

/** What a running game may show of its record: no answers, and nothing that tells the cards to come. */
export interface PublicRecord extends Omit<RecordHeader, 'seed' | 'from'> {
  /** Null where the seed alone would give the whole game away. */
  readonly seed: Seed | null;
}

/** A new game up to its first decision. What happened in set-up goes to `out`. */
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

/** A new game that begins at a moment of another, with a seed of its own. */
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
 * The game a record leads to, to be played on. Throws InvalidInput if it does not lead where it says; that of format 1
 * says nothing that can be checked, and goes on as one of today's format as soon as something is played.
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
  throw new InvalidInput('invalid-record', 'the answers of this record do not lead to the state it names');
}

/** A sitting as plain data, parked answers included. Secret, and only for the rules that it was played by. */
export interface SavedLiveGame<S> {
  readonly header: RecordHeader;
  readonly history: SavedHistory<S>;
  readonly rewinds: readonly Rewind[];
  readonly parkedBy: readonly AnsweredBy[];
}

/** The sitting that was saved. Nothing is played again and nothing checked. */
export function restoreLiveGame<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  { header, history, rewinds, parkedBy }: SavedLiveGame<S>,
): LiveGame<S, E, V, O> {
  return new LiveGame(game, header, new History(game, header, history.state, history), rewinds, null, parkedBy);
}

/**
 * One game being played: its state, and what it takes to record it. Server, local tables and tests all play through it.
 *
 * Answers parked in an open joint decision do not stand yet and are no part of the record. Undo takes back an answer that
 * stands, and with it the question that followed: whatever is parked there, by anybody, falls without a trace, since
 * refusing the undo would tell that somebody has answered in secret.
 */
export class LiveGame<S extends State, E extends GameEvent, V extends GameView, O> {
  readonly game: Game<S, E, V, O>;
  readonly #header: RecordHeader;
  readonly #history: History<S, E, V, O>;
  readonly #rewinds: Rewind[];
  readonly #parkedBy: AnsweredBy[];
  /** The record it was resumed from, until something was played. */
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

  /** The truth, to look at and never to change; another object after an undo. */
  get state(): S {
    return this.#history.state;
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
    if (flow.answered > answered) {
      this.#history.append(this.#inSeatOrder(asked, given as Answer[]));
      this.#resumed = null;
    }
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
    this.#history.undoTo(this.#history.answers.length - 1);
    this.#resumed = null;
  }

  /**
   * Goes back to the first `answers` answers, as all have agreed: cards seen since stay known, and what is random comes out
   * anew. Throws InvalidInput and changes nothing if that is not a moment between decisions.
   */
  rewind(answers: number): void {
    const { answers: played } = this.#history;
    const lost = played.slice(answers);
    if (!Number.isInteger(answers) || answers < 0 || lost.length === 0) {
      throw new InvalidInput('invalid-record', `there are ${played.length} answers; name fewer to go back to`);
    }
    this.#history.rewind(answers);
    this.#rewinds.push({ at: answers, lost });
    this.#resumed = null;
  }

  /** The state as it was when the first so many answers stood, as a copy. */
  stateAfter(answers: number): S {
    return this.#history.stateAfter(answers);
  }

  /** Not a copy: to be written down at once. */
  save(): SavedLiveGame<S> {
    const history = this.#history.save();
    return { header: this.#header, history, rewinds: this.#rewinds, parkedBy: this.#parkedBy };
  }

  /** The whole game so far, secrets included. Parked answers are no facts. */
  record(): GameRecord {
    if (this.#resumed !== null) return this.#resumed;
    const play = { ...this.#header, answers: this.#history.answers.slice(), rewinds: this.#rewinds.slice() };
    return { ...play, hash: hashFacts(this.game, this.state) };
  }

  /** What may be given to anybody: the whole record once the game is over. */
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
