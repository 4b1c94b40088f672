import { InvalidInput } from './errors.ts';
import type { Game, GameEvent, GameView } from './game.ts';
import type { RecordedAnswer, RecordHeader } from './record.ts';
import { rngFor } from './seed.ts';
import type { State } from './vocabulary.ts';
import { keeperOf } from './zones/keeper.ts';
import type { Learned } from './zones/origins.ts';
import { keepLearned, traceLearning } from './zones/trace.ts';

/**
 * Whoever goes back to an earlier state, what a viewer saw of cards that lie there stays known to it. An undo that all
 * agreed to also gives the generator a new key, so that nobody has seen what it will bring.
 */
interface AppliedRewind {
  readonly at: number;
  /** The how-manieth agreed one of the game, from 1: part of the new key. Null for a free undo, which meets no chance. */
  readonly count: number | null;
  readonly learned: readonly Learned[];
}

interface Kept<S> {
  /** How many answers lead to the state. */
  readonly answers: number;
  readonly state: S;
}

/** A course as plain data, for the same rules to go on with. */
export interface SavedCourse<S> {
  readonly answers: readonly RecordedAnswer[];
  readonly rewinds: readonly AppliedRewind[];
  readonly rewound: number;
  readonly kept: readonly Kept<S>[];
  readonly state: S;
}

/** The latest states are all kept, since most undos go back a few answers; of older ones, one after every so many answers. */
const LATEST = 16;
const APART = 16;

/** The answers that stand and the state they lead to. Goes on, and goes back without playing the whole game again. */
export class Course<S extends State, E extends GameEvent, V extends GameView, O> {
  readonly #game: Game<S, E, V, O>;
  readonly #header: RecordHeader;
  readonly #answers: RecordedAnswer[] = [];
  /** Those that the present state came by. */
  #rewinds: readonly AppliedRewind[] = [];
  #rewound = 0;
  /** Oldest first, each as it stood with all rewinds up to there. */
  readonly #kept: Kept<S>[] = [];
  #state: S;

  /** Begins with what set-up made, or goes on with what was saved. */
  constructor(game: Game<S, E, V, O>, header: RecordHeader, state: S, saved?: SavedCourse<S>) {
    this.#game = game;
    this.#header = header;
    this.#state = state;
    if (saved === undefined) {
      this.#keep();
      return;
    }
    this.#answers.push(...saved.answers);
    this.#rewinds = saved.rewinds;
    this.#rewound = saved.rewound;
    this.#kept.push(...saved.kept);
  }

  /** Not a copy: to be written down at once. */
  save(): SavedCourse<S> {
    return {
      answers: this.#answers,
      rewinds: this.#rewinds,
      rewound: this.#rewound,
      kept: this.#kept,
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
  note(answers: readonly RecordedAnswer[]): void {
    this.#answers.push(...answers);
    if (isSettled(this.#state)) this.#keep();
  }

  /** Gives an answer. Throws InvalidInput if it cannot be given. */
  play(recorded: RecordedAnswer): void {
    this.#give(this.#state, recorded, this.#answers.length);
    this.note([recorded]);
  }

  /** Goes back to the first `answers` answers freely: what followed brought nothing by chance. */
  goBack(answers: number): void {
    this.#return(answers, this.stateAfter(answers), null);
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
    this.#return(at, state, ++this.#rewound);
  }

  #return(at: number, state: S, count: number | null): void {
    const scratch = this.#game.clone(state);
    const learned = traceLearning(scratch, this.#layout, () => this.#playAnswers(scratch, at, this.#answers.length));
    this.#cut(at, state);
    const rewind = { at, count, learned };
    this.#rewinds = [...this.#rewinds, rewind];
    this.#apply(state, rewind);
    if (this.#kept.at(-1)?.answers === at) this.#kept.pop();
    this.#keep();
  }

  get #layout() {
    return this.#game.layout(this.#header.seats);
  }

  #keep(): void {
    this.#kept.push({ answers: this.#answers.length, state: this.#game.clone(this.#state) });
    const at = this.#kept.length - 1 - LATEST;
    const [before, old] = [this.#kept[at - 1], this.#kept[at]];
    if (before && old && old.answers < before.answers + APART) this.#kept.splice(at, 1);
  }

  #cut(answers: number, state: S): void {
    this.#state = state;
    this.#answers.length = answers;
    this.#rewinds = this.#rewinds.filter(({ at }) => at <= answers);
    while ((this.#kept.at(-1)?.answers ?? 0) > answers) this.#kept.pop();
  }

  /** A copy of the state that the first so many answers lead to. */
  stateAfter(answers: number): S {
    const kept = this.#kept.findLast((one) => one.answers <= answers) as Kept<S>;
    const state = this.#game.clone(kept.state);
    this.#playAnswers(state, kept.answers, answers);
    return state;
  }

  /** The rewinds at `from` are in the state already. */
  #playAnswers(state: S, from: number, to: number): void {
    for (let i = from; i < to; i++) {
      this.#give(state, this.#answers[i] as RecordedAnswer, i);
      for (const rewind of this.#rewinds) if (rewind.at === i + 1) this.#apply(state, rewind);
    }
  }

  #give(state: S, { seat, answer }: RecordedAnswer, index: number): void {
    try {
      this.#game.apply(state, seat, answer);
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new InvalidInput('invalid-record', `answer ${index + 1} cannot be given: ${message}`);
    }
  }

  #apply(state: S, { count, learned }: AppliedRewind): void {
    keepLearned(keeperOf(state, this.#layout), learned);
    if (count === null) return;
    state.flow.rng = rngFor(this.#header.seed, this.#header, count);
    state.flow.undo.fill(state.flow.answered);
  }
}

function isSettled({ flow }: State): boolean {
  return flow.given.every((answer) => answer === null);
}
