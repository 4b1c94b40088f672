import type { Refusal } from '../base/errors.ts';
import type { Answer, Decision, OptionId, Params, RngState, Seat, State, Viewer } from '../base/vocabulary.ts';
import type { AnswerFault } from '../decision/decision.ts';
import type { EventSink } from '../flow/effect.ts';
import type { Policy } from '../flow/playOut.ts';
import type { StepFacts } from '../flow/run.ts';
import type { GameTexts } from '../text/text.ts';
import type { Layout } from '../zones/layout.ts';
import type { Memory } from '../zones/memory.ts';
import type { Level } from './level.ts';
import type { OptionSpec } from './options.ts';
import type { ScoreBreakdown } from './score.ts';

/** An event; its type is also the key of its message. */
export interface GameEvent {
  readonly t: string;
}

/** A view: the game's own fields for what the viewer sees, plus what it remembers. */
export interface GameView {
  readonly memory: Memory;
}

/** An answer a seat may choose in advance and change until it is asked. Secret; seats without the card may set it too. */
export interface StandingOrder {
  readonly id: string;
  /** The first means: ask me. */
  readonly choices: readonly string[];
  /** The answer for a choice; undefined if the seat must be asked. */
  answer(choice: string, d: Decision): Answer | undefined;
}

/** Where response times would leak information, and how hosts prevent it. */
export interface Timing {
  /**
   * Prompts of response windows: secret joint decisions of all seats. A window lasts a fixed time, whether or not all have
   * answered; `fallback` answers for the others.
   */
  readonly windows: readonly string[];
  /** Types of events that are followed by a pause of constant length. */
  readonly pauses: readonly string[];
  readonly standingOrders: readonly StandingOrder[];
}

/** The supported seat counts; `usual` is the most common one. */
export interface SeatCounts {
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}

/** How tree search evaluates a position below its tree. */
export interface SearchPlan<S extends State = State> {
  /** Playout length in answers from the root, before `evaluateAll` judges the position. Infinite: plays to the end. */
  readonly depth: number;
  /** Whether the position is quiet, i.e. `evaluateAll` judges it well; a playout continues until it is. Default: always. */
  isQuiet?(s: S): boolean;
}

/**
 * How a level plays. Weak levels make human mistakes: `overlooks` is the share of its answers that a careless bot ignores,
 * `lapses` the share of decisions that it leaves to the game's policy.
 */
export type LevelPlan<S extends State = State> =
  | { readonly by: 'own'; readonly bot: Bot<S>; readonly lapses: number }
  | { readonly by: 'greedy'; readonly worlds: number; readonly overlooks: number }
  /** Iterations, not time, so that strength does not depend on the machine. They must take less than a second. */
  | { readonly by: 'search'; readonly iterations: number };

export type LevelPlans<S extends State = State> = Readonly<Record<Level, LevelPlan<S>>>;

/** The rules of one game. Server, browser, bots and tests use games only through this interface. */
export interface Game<
  S extends State = State,
  E extends GameEvent = GameEvent,
  V extends GameView = GameView,
  O = unknown,
> {
  readonly id: string;
  /** Incremented by every change that could alter a replay. */
  readonly revision: number;
  readonly seats: SeatCounts;
  /** The table options. */
  readonly options: readonly OptionSpec[];
  readonly texts: GameTexts<E>;
  /** The game's own bots, besides those that play every game. */
  readonly bots: readonly Bot<S>[];
  /** How each level plays with this number of seats. */
  levels(seats: number): LevelPlans<S>;
  /** Null where tree search is weaker than the game's own bots. */
  readonly search: SearchPlan<S> | null;
  /**
   * A quick, sensible answer to every decision, for playouts. Legal, and based only on what the decision's seat may know:
   * the same in states that the seat cannot distinguish. Writes into the empty `answer` and changes nothing else.
   */
  policy(s: S, d: Decision, rng: RngState, answer: OptionId[]): void;
  readonly timing: Timing;

  /** Validates options and seat count. Throws InvalidInput. */
  parseOptions(raw: unknown, seats: number): O;
  /** Starts a game and runs it to its first decision. Leaves `rng` unchanged. */
  setup(options: O, seats: number, rng: RngState, revision?: number, out?: EventSink<E>): S;
  /** Like `setup`, but does not track who knows what. Only for `playOut` from the start. */
  setupUntracked(options: O, seats: number, rng: RngState): S;

  /**
   * Gives an answer, in place. Throws IllegalAnswer or NotAsked and leaves `s` unchanged if it is not legal. Returns what
   * chance and knowledge had to do with it; null while other answers are awaited.
   */
  apply(s: S, seat: Seat, answer: Answer, out?: EventSink<E>): StepFacts | null;
  /**
   * Plays at least `minAnswers` answers of the policy, then continues until `until` holds or the game ends. Returns whether
   * the game is over. Fast: it neither checks answers nor tracks knowledge. Afterwards the state is only fit for `playOut`,
   * `evaluate`, `observe` and `score`; do not determinize it.
   */
  playOut(s: S, policy: Policy<S>, rng: RngState, minAnswers: number, until?: (s: S) => boolean): boolean;
  /** Withdraws a parked answer while its joint decision is open. Throws NotAsked if there is none. */
  withdraw(s: S, seat: Seat): void;
  clone(s: S): S;
  /** The answer for an absent player: always legal, and harmless. */
  fallback(s: S, d: Decision): Answer;

  /**
   * Whether this decision may be skipped when it has a single legal answer, although skipping it reveals something. All
   * other decisions are asked or skipped by public facts alone.
   */
  canSkipForced(s: S, d: Decision): boolean;

  /** What the viewer sees now and, separately, what it remembers. */
  view(s: S, viewer: Viewer): V;
  /** The event without what the viewer may not know; undefined if it may know nothing of it. */
  redact(event: E, viewer: Viewer): E | undefined;
  /** Replaces everything the seat cannot know by a uniform sample, and the generator by a new one. In place. */
  determinize(s: S, seat: Seat, rng: RngState): void;
  /**
   * Deals what is still to come again, for somebody who knows all cards that any seat knows: the cards nobody has seen and
   * the generator. What every viewer knows, open decisions and parked answers stay. In place.
   */
  redealFuture(s: S, rng: RngState): void;
  /** Rebuilds the open decisions from the current cards. For tests that swap cards. */
  askAgain(s: S): void;
  /** A heuristic value of the state for a seat; about 0 when even. */
  evaluate(s: S, seat: Seat): number;
  /** `evaluate` for every seat, at about the cost of one. */
  evaluateAll(s: S): number[];
  /**
   * A 32-bit hash of what a seat sees now: its cards, open cards, zone sizes, public numbers. Equal in states that the seat
   * cannot distinguish. Excludes what it remembers. Also works on playout states.
   */
  observe(s: S, seat: Seat): number;
  /** Every point with its rule; during the game, only those the viewer may know. */
  score(s: S, viewer: Viewer): ScoreBreakdown[];
  /** Whether the score is the same for all viewers at any time. */
  readonly isScorePublic: boolean;
  /** The number of tie-breaks (see `Outcome.decidedBy`); each has a text `tiebreak.<n>`, from 1. */
  readonly tieBreaks: number;
  /** Why an answer is illegal, using only what the seat may know. */
  whyNot(view: V, d: Decision, answer: Answer): Refusal;

  layout(seats: number): Layout;
  /** A stable, readable name of an option, for APIs and tests: 'kings-nest', 'seat-1'. */
  optionName(of: string, option: OptionId): string;
  /** Throws if cards, coins or tokens were lost or duplicated. */
  checkInvariants(s: S): void;
}

/** The input of a bot. The state is a sample of what its seat may know, never the true state; the bot may change it. */
export interface BotTask<S extends State = State> {
  readonly game: Game<S>;
  readonly state: S;
  readonly decision: Decision;
  readonly rng: RngState;
  /** True once time is up. A slow bot must poll it. */
  readonly stop: () => boolean;
}

/** Chooses an answer for its seat. */
export interface Bot<S extends State = State> {
  readonly name: string;
  /**
   * Whether its answers depend only on what its seat may know, and it changes nothing: a simulation may then skip the
   * sample. A test verifies this; at tables the bot gets samples anyway.
   */
  readonly needsNoSample?: true;
  choose(task: BotTask<S>): Answer;
}

/** Wraps a playout policy as an opponent. The policy must depend only on what its seat may know. */
export function botByPolicy<S extends State>(name: string, policy: Policy<S>): Bot<S> {
  return {
    name,
    needsNoSample: true,
    choose: ({ state, decision, rng }) => {
      const answer: OptionId[] = [];
      policy(state, decision, rng, answer);
      return answer;
    },
  };
}

/** Makes a refusal. */
export function refusal(rule: string, key: string, params: Params = {}): Refusal {
  return { rule, key, params };
}

/** The refusal of a fault, such as too few or too many options; its text is `refuse.<fault>`. */
export function faultRefusal(d: Decision, fault: AnswerFault): Refusal {
  return refusal(d.rule, `refuse.${fault}`, { min: d.min, max: d.max });
}
