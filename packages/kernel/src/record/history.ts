import { InvalidInput } from '../base/errors.ts';
import type { State } from '../base/vocabulary.ts';
import type { Game, GameEvent, GameView } from '../game/game.ts';
import { rngFor } from '../rng/seed.ts';
import type { LearnedCard } from '../zones/knowledge/trace.ts';
import { applyLearned, traceLearning } from '../zones/traceLearning.ts';
import { makeZoneContext } from '../zones/zoneContext.ts';
import type { RecordedAnswer, RecordHeader } from './record.ts';

/**
 * Whoever goes back to an earlier state, what a viewer saw of cards that lie there stays known to it. An undo that all
 * agreed to also gives the generator a new key, so that nobody has seen what it will bring.
 */
interface AppliedRewind {
  readonly at: number;
  /** The how-manieth agreed one of the game, from 1: part of the new key. Null for a free undo, which meets no chance. */
  readonly index: number | null;
  readonly learned: readonly LearnedCard[];
}

interface Checkpoint<S> {
  /** How many answers lead to the state. */
  readonly answers: number;
  readonly state: S;
}

/** A course as plain data, for the same rules to go on with. */
export interface SavedHistory<S> {
  readonly answers: readonly RecordedAnswer[];
  readonly rewinds: readonly AppliedRewind[];
  readonly rewindCount: number;
  readonly checkpoints: readonly Checkpoint<S>[];
  readonly state: S;
}

/** The latest states are all kept, since most undos go back a few answers; of older ones, one after every so many answers. */
const RECENT_CHECKPOINTS = 16;
const CHECKPOINT_SPACING = 16;

/** The answers that stand and the state they lead to. Goes on, and goes back without playing the whole game again. */
export class History<S extends State, E extends GameEvent, V extends GameView, O> {
  readonly #game: Game<S, E, V, O>;
  readonly #header: RecordHeader;
  readonly #answers: RecordedAnswer[] = [];
  /** Those that the present state came by. */
  #rewinds: readonly AppliedRewind[] = [];
  #rewindCount = 0;
  /** Oldest first, each as it stood with all rewinds up to there. */
  readonly #checkpoints: Checkpoint<S>[] = [];
  #state: S;

  /** Begins with what set-up made, or goes on with what was saved. */
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

  /** Not a copy: to be written down at once. */
  save(): SavedHistory<S> {
    return {
      answers: this.#answers,
      rewinds: this.#rewinds,
      rewindCount: this.#rewindCount,
      checkpoints: this.#checkpoints,
      state: this.#state,
    };
  }

  /** Another object after going back. */
  get state(): S {
    return this.#state;
  }

  get answers(): readonly RecordedAnswer[] {
    return this.#answers;
  }

  /** Takes note of answers that were given to the state and stand. */
  append(answers: readonly RecordedAnswer[]): void {
    this.#answers.push(...answers);
    if (isSettled(this.#state)) this.#addCheckpoint();
  }

  /** Gives an answer. Throws InvalidInput if it cannot be given. */
  play(recorded: RecordedAnswer): void {
    this.#applyAnswer(this.#state, recorded, this.#answers.length);
    this.append([recorded]);
  }

  /** Goes back to the first `answers` answers freely: what followed brought nothing by chance. */
  undoTo(answers: number): void {
    this.#backTo(answers, this.stateAfter(answers), null);
  }

  /** Goes back as all have agreed. Throws InvalidInput and changes nothing if that is not a moment between decisions. */
  rewind(at: number): void {
    const state = this.stateAfter(at);
    if (!isSettled(state)) {
      throw new InvalidInput(
        'invalid-record',
        `after ${at} answers a joint decision is half answered; nobody can go back there`,
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

  /** A copy of the state that the first so many answers lead to. */
  stateAfter(answers: number): S {
    const kept = this.#checkpoints.findLast((one) => one.answers <= answers) as Checkpoint<S>;
    const state = this.#game.clone(kept.state);
    this.#playAnswers(state, kept.answers, answers);
    return state;
  }

  /** The rewinds at `from` are in the state already. */
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
      throw new InvalidInput('invalid-record', `answer ${index + 1} cannot be given: ${message}`);
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
