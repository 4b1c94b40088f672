import { InvalidInput } from '../base/errors.ts';
import type { State } from '../base/vocabulary.ts';
import type { Game, GameEvent, GameView } from '../game/game.ts';
import { rngFor } from '../rng/seed.ts';
import type { LearnedCard } from '../zones/knowledge/trace.ts';
import { applyLearned, traceLearning } from '../zones/traceLearning.ts';
import { makeZoneContext } from '../zones/zoneContext.ts';
import type { RecordedAnswer, RecordHeader } from './record.ts';

/**
 * A return to an earlier state. Viewers still know the cards they saw. An agreed rewind also gives the generator a new
 * key, so that no one has seen its next numbers.
 */
interface AppliedRewind {
  readonly at: number;
  /** 1-based index of this agreed rewind; part of the new key. Null for a free undo, which involves nothing random. */
  readonly index: number | null;
  readonly learned: readonly LearnedCard[];
}

interface Checkpoint<S> {
  /** The number of answers that lead to the state. */
  readonly answers: number;
  readonly state: S;
}

/** A history as plain data. Only valid for the build that saved it. */
export interface SavedHistory<S> {
  readonly answers: readonly RecordedAnswer[];
  readonly rewinds: readonly AppliedRewind[];
  readonly rewindCount: number;
  readonly checkpoints: readonly Checkpoint<S>[];
  readonly state: S;
}

/** Every recent state has a checkpoint, since most undos are short; older ones are this many answers apart. */
const RECENT_CHECKPOINTS = 16;
const CHECKPOINT_SPACING = 16;

/** The answers that stand and the state they lead to. Goes back by checkpoints instead of replaying the whole game. */
export class History<S extends State, E extends GameEvent, V extends GameView, O> {
  readonly #game: Game<S, E, V, O>;
  readonly #header: RecordHeader;
  readonly #answers: RecordedAnswer[] = [];
  /** The rewinds that led to the current state. */
  #rewinds: readonly AppliedRewind[] = [];
  #rewindCount = 0;
  /** Oldest first; each includes the rewinds up to it. */
  readonly #checkpoints: Checkpoint<S>[] = [];
  #state: S;

  /** Starts from the state after setup, or continues a saved history. */
  constructor(game: Game<S, E, V, O>, header: RecordHeader, state: S, saved?: SavedHistory<S>) {
    this.#game = game;
    this.#header = header;
    this.#state = state;
    if (saved === undefined) {
      this.#addCheckpoint();
      return;
    }
    this.#answers.push(...saved.answers);
    this.#rewinds = saved.rewinds;
    this.#rewindCount = saved.rewindCount;
    this.#checkpoints.push(...saved.checkpoints);
  }

  /** Not a copy: serialize it at once. */
  save(): SavedHistory<S> {
    return {
      answers: this.#answers,
      rewinds: this.#rewinds,
      rewindCount: this.#rewindCount,
      checkpoints: this.#checkpoints,
      state: this.#state,
    };
  }

  /** A different object after an undo or rewind. */
  get state(): S {
    return this.#state;
  }

  get answers(): readonly RecordedAnswer[] {
    return this.#answers;
  }

  /** Records answers that were already applied to the state. */
  append(answers: readonly RecordedAnswer[]): void {
    this.#answers.push(...answers);
    if (isSettled(this.#state)) this.#addCheckpoint();
  }

  /** Applies and records an answer. Throws InvalidInput if it is illegal. */
  play(recorded: RecordedAnswer): void {
    this.#applyAnswer(this.#state, recorded, this.#answers.length);
    this.append([recorded]);
  }

  /** Undoes to the first `answers` answers. Nothing random may have happened since. */
  undoTo(answers: number): void {
    this.#backTo(answers, this.stateAfter(answers), null);
  }

  /** Rewinds by agreement. Throws InvalidInput and changes nothing in the middle of a joint decision. */
  rewind(at: number): void {
    const state = this.stateAfter(at);
    if (!isSettled(state)) {
      throw new InvalidInput(
        'invalid-record',
        `after ${at} answers a joint decision is only half answered; choose another moment`,
      );
    }
    this.#backTo(at, state, ++this.#rewindCount);
  }

  #backTo(at: number, state: S, index: number | null): void {
    const scratch = this.#game.clone(state);
    const learned = traceLearning(scratch, this.#layout, () => this.#playAnswers(scratch, at, this.#answers.length));
    this.#truncate(at, state);
    const rewind = { at, index, learned };
    this.#rewinds = [...this.#rewinds, rewind];
    this.#applyRewind(state, rewind);
    if (this.#checkpoints.at(-1)?.answers === at) this.#checkpoints.pop();
    this.#addCheckpoint();
  }

  get #layout() {
    return this.#game.layout(this.#header.seats);
  }

  #addCheckpoint(): void {
    this.#checkpoints.push({ answers: this.#answers.length, state: this.#game.clone(this.#state) });
    const at = this.#checkpoints.length - 1 - RECENT_CHECKPOINTS;
    const [before, old] = [this.#checkpoints[at - 1], this.#checkpoints[at]];
    if (before && old && old.answers < before.answers + CHECKPOINT_SPACING) this.#checkpoints.splice(at, 1);
  }

  #truncate(answers: number, state: S): void {
    this.#state = state;
    this.#answers.length = answers;
    this.#rewinds = this.#rewinds.filter(({ at }) => at <= answers);
    while ((this.#checkpoints.at(-1)?.answers ?? 0) > answers) this.#checkpoints.pop();
  }

  /** A copy of the state after the first `answers` answers. */
  stateAfter(answers: number): S {
    const kept = this.#checkpoints.findLast((one) => one.answers <= answers) as Checkpoint<S>;
    const state = this.#game.clone(kept.state);
    this.#playAnswers(state, kept.answers, answers);
    return state;
  }

  /** The state already includes the rewinds at `from`. */
  #playAnswers(state: S, from: number, to: number): void {
    for (let i = from; i < to; i++) {
      this.#applyAnswer(state, this.#answers[i] as RecordedAnswer, i);
      for (const rewind of this.#rewinds) if (rewind.at === i + 1) this.#applyRewind(state, rewind);
    }
  }

  #applyAnswer(state: S, { seat, answer }: RecordedAnswer, index: number): void {
    try {
      this.#game.apply(state, seat, answer);
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new InvalidInput('invalid-record', `answer ${index + 1} is not possible: ${message}`);
    }
  }

  #applyRewind(state: S, { index, learned }: AppliedRewind): void {
    applyLearned(makeZoneContext(state, this.#layout), learned);
    if (index === null) return;
    state.flow.rng = rngFor(this.#header.seed, this.#header, index);
    state.flow.undo.fill(state.flow.answered);
  }
}

function isSettled({ flow }: State): boolean {
  return flow.given.every((answer) => answer === null);
}
