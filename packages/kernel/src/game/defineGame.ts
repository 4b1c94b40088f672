import type { Refusal } from '../base/errors.ts';
import { InvalidInput } from '../base/errors.ts';
import { mixInt } from '../base/hash.ts';
import type { Answer, Decision, OptionId, RngState, Seat, State, Viewer } from '../base/vocabulary.ts';
import { type AnswerFault, findFault } from '../decision/decision.ts';
import type { Effect, EventSink } from '../flow/effect.ts';
import { type Policy, playOut } from '../flow/playOut.ts';
import { type Program, ProgramTable } from '../flow/program.ts';
import { askAgain, giveAnswer, type Machine, start, withdrawAnswer } from '../flow/run.ts';
import { forkFast } from '../rng/rng.ts';
import type { GameTexts } from '../text/text.ts';
import type { Layout } from '../zones/layout.ts';
import { observeZones } from '../zones/observeZones.ts';
import { redeal } from '../zones/sampling/redeal.ts';
import { redealFuture } from '../zones/sampling/redealFuture.ts';
import type { Bot, Game, GameEvent, GameView, LevelPlans, SearchPlan, SeatCounts, Timing } from './game.ts';
import { checkSeats, type OptionSpec } from './options.ts';
import type { ScoreBreakdown } from './score.ts';

const USUAL_LEVELS: LevelPlans = {
  beginner: { by: 'greedy', worlds: 1, overlooks: 0.6 },
  easy: { by: 'greedy', worlds: 1, overlooks: 0.3 },
  medium: { by: 'greedy', worlds: 8, overlooks: 0 },
  strong: { by: 'search', iterations: 100 },
  expert: { by: 'search', iterations: 1000 },
};

/** What a game's author writes; `defineGame` turns it into a `Game`. */
export interface GameSpec<S extends State, E extends GameEvent, V extends GameView, O, X extends Effect<S, E>> {
  readonly id: string;
  readonly revision: number;
  readonly seats: SeatCounts;
  readonly options: readonly OptionSpec[];
  readonly texts: GameTexts<E>;
  readonly bots: readonly Bot<S>[];
  /** Empty lists by default. */
  readonly timing?: Partial<Timing>;
  /** All programs by name, including those of cards. Saved games refer to these names. */
  readonly programs: Readonly<Record<string, Program<X>>>;
  /** The handle passed to every step. */
  readonly effect: X;
  readonly layout: (seats: number) => Layout;
  readonly parseOptions: (raw: unknown, seats: number) => O;
  /** The state before the first step; its flow starts with the outermost program. */
  readonly initialState: (options: O, seats: number, rng: RngState, revision: number) => S;
  readonly clone: (s: S) => S;
  readonly fallback: (s: S, d: Decision) => Answer;
  /** By default, no decision is skipped. */
  readonly canSkipForced?: (s: S, d: Decision) => boolean;
  readonly view: (s: S, viewer: Viewer) => V;
  readonly redact: (event: E, viewer: Viewer) => E | undefined;
  /** Samples hidden state other than cards in zones, after `determinize` has dealt the cards. */
  readonly resample?: (s: S, seat: Seat, rng: RngState) => void;
  /** The value of the state for each seat. */
  readonly evaluateAll: (s: S) => number[];
  readonly policy: Policy<S>;
  /** A hash of what every seat sees beyond cards in zones; nothing by default. */
  readonly observePublic?: (s: S) => number;
  readonly score: (s: S, viewer: Viewer) => ScoreBreakdown[];
  /** By default a ladder of bots that play every game. */
  readonly levels?: (seats: number) => LevelPlans<S>;
  /** Tree search is not offered by default. */
  readonly search?: SearchPlan<S>;
  /** False by default. */
  readonly isScorePublic?: boolean;
  /** 0 by default: seats with equal points share a place. */
  readonly tieBreaks?: number;
  /** The refusal of an answer with this fault; `faultRefusal` is the generic one. */
  readonly whyNot: (view: V, d: Decision, answer: Answer, fault: AnswerFault) => Refusal;
  readonly optionName: (of: string, option: OptionId) => string;
  readonly checkInvariants: (s: S) => void;
}

export function defineGame<S extends State, E extends GameEvent, V extends GameView, O, X extends Effect<S, E>>(
  spec: GameSpec<S, E, V, O, X>,
): Game<S, E, V, O> {
  const layouts: Layout[] = [];
  const layout = (seats: number) => layouts[seats] ?? cacheLayout(layouts, seats, spec.layout(seats));
  const whyNot = (view: V, d: Decision, answer: Answer) =>
    spec.whyNot(view, d, answer, findFault(d, answer) ?? 'malformed');
  const machine: Machine<S, E, X> = {
    programs: new ProgramTable(spec.programs),
    effect: spec.effect,
    untracked: false,
    layoutOf: (s) => layout(s.seats),
    refuse: (s, d, answer) => whyNot(spec.view(s, d.seat), d, answer),
  };
  const canSkipForced = spec.canSkipForced ?? (() => false);
  spec.effect.canSkipForced = canSkipForced;
  const playouts: Machine<S, E, X> = { ...machine, untracked: true };
  return {
    id: spec.id,
    revision: spec.revision,
    seats: spec.seats,
    options: spec.options,
    texts: spec.texts,
    bots: spec.bots,
    levels: spec.levels ?? (() => USUAL_LEVELS),
    search: spec.search ?? null,
    timing: { windows: [], pauses: [], standingOrders: [], ...spec.timing },
    clone: spec.clone,
    fallback: spec.fallback,
    canSkipForced,
    view: spec.view,
    redact: spec.redact,
    evaluate: (s, seat) => spec.evaluateAll(s)[seat] as number,
    evaluateAll: spec.evaluateAll,
    observe: (s, seat) => mixInt(observeZones(s, layout(s.seats), seat), spec.observePublic?.(s) ?? 0),
    policy: spec.policy,
    score: spec.score,
    isScorePublic: spec.isScorePublic ?? false,
    tieBreaks: spec.tieBreaks ?? 0,
    optionName: spec.optionName,
    checkInvariants: spec.checkInvariants,
    layout,
    whyNot,
    parseOptions(raw, seats) {
      checkSeats(seats, spec.seats);
      return spec.parseOptions(raw, seats);
    },
    setup(options, seats, rng, revision = spec.revision, out?: EventSink<E>) {
      checkRevision(spec, revision);
      const s = spec.initialState(options, seats, rng.slice(), revision);
      start(machine, s, out);
      s.flow.undo.fill(0);
      return s;
    },
    setupUntracked(options, seats, rng) {
      const s = spec.initialState(options, seats, rng.slice(), spec.revision);
      start(playouts, s);
      return s;
    },
    apply: (s, seat, answer, out) => giveAnswer(machine, s, seat, answer, out),
    playOut: (s, policy, rng, minAnswers, until) => playOut(playouts, s, policy, rng, minAnswers, until),
    withdraw: (s, seat) => withdrawAnswer(s, seat),
    determinize(s, seat, rng) {
      redeal(s, layout(s.seats), seat, rng);
      spec.resample?.(s, seat, rng);
      s.flow.rng = forkFast(rng);
      askAgain(machine, s, seat);
    },
    redealFuture(s, rng) {
      redealFuture(s, layout(s.seats), rng);
      s.flow.rng = forkFast(rng);
    },
    askAgain: (s) => askAgain(machine, s, null),
  };
}

function cacheLayout(layouts: Layout[], seats: number, made: Layout): Layout {
  layouts[seats] = made;
  return made;
}

function checkRevision(spec: { readonly id: string; readonly revision: number }, revision: number): void {
  if (Number.isInteger(revision) && revision >= 1 && revision <= spec.revision) return;
  throw new InvalidInput('invalid-record', `${spec.id} has revisions 1 to ${spec.revision}, not ${revision}`);
}
