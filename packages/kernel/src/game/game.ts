import type { Refusal } from '../base/errors.ts';
import type { Answer, Decision, OptionId, Params, RngState, Seat, State, Viewer } from '../base/vocabulary.ts';
import type { AnswerFault } from '../decision/decision.ts';
import type { EventSink } from '../flow/effect.ts';
import type { Policy } from '../flow/playOut.ts';
import type { GameTexts } from '../text/text.ts';
import type { Layout } from '../zones/layout.ts';
import type { Memory } from '../zones/memory.ts';
import type { OptionSpec } from './options.ts';
import type { ScoreBreakdown } from './score.ts';

/** What every event has: its type, which is also the key of its sentence. */
export interface GameEvent {
  readonly t: string;
}

/** What every view has: what the viewer remembers, apart from what lies before it. */
export interface GameView {
  readonly memory: Memory;
}

/**
 * Something a seat may order beforehand, with or without the cards for it, and change until the question comes; nobody else
 * learns of it.
 */
export interface StandingOrder {
  readonly id: string;
  /** The first leaves the question to the person. */
  readonly choices: readonly string[];
  /** The answer that the choice gives; undefined if the seat must be asked. */
  answer(choice: string, d: Decision): Answer | undefined;
}

/** Where it would tell something when an answer comes, and what the host of a table keeps so that it does not. */
export interface Timing {
  /**
   * Prompts of response windows: joint hushed decisions put to all seats alike. Each lasts a fixed time, whoever has answered;
   * whoever has not by then passes, by `fallback`.
   */
  readonly windows: readonly string[];
  /** Types of events after which there is a pause, always of the same length. */
  readonly pauses: readonly string[];
  readonly standingOrders: readonly StandingOrder[];
}

/** How many can play; `usual` is the number people mostly play with. */
export interface SeatCounts {
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}

/** A rules package. Server, browser, bots and tests know games by this and nothing else. */
export interface Game<
  S extends State = State,
  E extends GameEvent = GameEvent,
  V extends GameView = GameView,
  O = unknown,
> {
  readonly id: string;
  /** Raised by any change that could alter a replay. */
  readonly revision: number;
  readonly seats: SeatCounts;
  /** What may be chosen when a table is opened. */
  readonly options: readonly OptionSpec[];
  readonly texts: GameTexts<E>;
  /** Bots of the game's own, besides those that play any game. */
  readonly bots: readonly Bot<S>[];
  /** The bot that people meet if they choose none. */
  readonly defaultBot: string;
  readonly timing: Timing;

  /** Validates options and seat count; throws InvalidInput with a sentence that says what to change. */
  parseOptions(raw: unknown, seats: number): O;
  /** A new game, up to its first decision. */
  setup(options: O, seats: number, rng: RngState, revision?: number, out?: EventSink<E>): S;
  /** The same game with nobody to keep track of who knows what: for playouts from the beginning, and nothing else. */
  setupUntracked(options: O, seats: number, rng: RngState): S;

  /** Gives an answer. Throws IllegalAnswer or NotAsked and leaves `s` untouched if it cannot be given. */
  apply(s: S, seat: Seat, answer: Answer, out?: EventSink<E>): void;
  /**
   * Plays on by the policy for at least `most` answers or to the end, and says whether the end was reached. Fast, since
   * nobody keeps track of who knows what and answers are taken as legal; so the state is from then on good for playing and
   * evaluating only, and must not be dealt anew.
   */
  playOut(s: S, policy: Policy<S>, rng: RngState, most: number): boolean;
  /** Takes back a parked answer while its joint decision is open. */
  withdraw(s: S, seat: Seat): void;
  clone(s: S): S;
  /** The answer taken for an absent person: legal and harmless. */
  fallback(s: S, d: Decision): Answer;

  /**
   * Whether the rules let this question pass unasked when it has a single answer, though the missing pause may tell the
   * others something. Every other question is asked or not by public facts alone.
   */
  canSkipForced(s: S, d: Decision): boolean;

  /** What lies open to the viewer now and, apart, what it remembers. */
  view(s: S, viewer: Viewer): V;
  /** The event as the viewer may know it; undefined if not at all. */
  redact(event: E, viewer: Viewer): E | undefined;
  /** Replaces what the seat cannot know by a fair sample, in place, with a fresh generator. */
  determinize(s: S, seat: Seat, rng: RngState): void;
  /** Puts the present questions again, from the cards as they lie now. For tests that exchange cards. */
  askAgain(s: S): void;
  /** How good the state is for the seat, for bots; about 0 when even. */
  evaluate(s: S, seat: Seat): number;
  /** Every point with its rule; in mid-game only what the viewer may know. */
  score(s: S, viewer: Viewer): ScoreBreakdown[];
  /** Whether everybody may know every point at any time: the score is then the same for all viewers. */
  readonly isScorePublic: boolean;
  /** How many measures decide among equal points, see `Outcome.decidedBy`; each has a text `tiebreak.<n>`, from 1. */
  readonly tieBreaks: number;
  /** Why the answer is not among the legal ones, as far as the seat's view tells. */
  whyNot(view: V, d: Decision, answer: Answer): Refusal;

  layout(seats: number): Layout;
  /** A stable readable name for an option, for APIs and records of tests: 'kings-nest', 'seat-1'. */
  optionName(of: string, option: OptionId): string;
  /** Throws if cards, coins or tokens got lost or doubled. */
  checkInvariants(s: S): void;
}

/** What a bot is given. The state is a sample of what its seat may know, never the truth; it may change it at will. */
export interface BotTask<S extends State = State> {
  readonly game: Game<S>;
  readonly state: S;
  readonly decision: Decision;
  readonly rng: RngState;
  /** True once the time is over; a bot that thinks long asks it often. */
  readonly stop: () => boolean;
}

/** Chooses an answer for its seat. */
export interface Bot<S extends State = State> {
  readonly name: string;
  /**
   * Its answers depend on nothing that its seat cannot know, and it changes nothing: a simulation may spare it the sample.
   * A test holds it to that; at tables it gets samples all the same.
   */
  readonly needsNoSample?: true;
  choose(task: BotTask<S>): Answer;
}

/** A policy of playouts as an opponent, if it heeds nothing that its seat cannot know. */
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

/** A refusal, with parameters left out where there are none. */
export function refusal(rule: string, key: string, params: Params = {}): Refusal {
  return { rule, key, params };
}

/** The refusal of an answer that takes too few, too many or the same too often; the texts `refuse.<fault>` say it. */
export function faultRefusal(d: Decision, fault: AnswerFault): Refusal {
  return refusal(d.rule, `refuse.${fault}`, { min: d.min, max: d.max });
}
