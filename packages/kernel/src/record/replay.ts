import { InvalidInput } from '../base/errors.ts';
import type { RngState, State } from '../base/vocabulary.ts';
import type { EventSink } from '../flow/effect.ts';
import type { Game, GameEvent, GameView } from '../game/game.ts';
import { rngFor } from '../rng/seed.ts';
import type { LearnedCard } from '../zones/knowledge/trace.ts';
import { applyLearned, traceLearning } from '../zones/traceLearning.ts';
import { makeZoneContext } from '../zones/zoneContext.ts';
import { hashFacts } from './facts.ts';
import type { BranchPoint, GameRecord, RecordedAnswer, RecordedPlay, RecordHeader } from './record.ts';

/**
 * An agreed rewind goes back to an earlier state with two differences: viewers still know the cards they saw, and the
 * generator has a new key, so that no one has seen its next numbers.
 */
interface ReplayedRewind {
  readonly at: number;
  /** 1-based index of this agreed rewind; part of the new key. */
  readonly index: number;
  readonly learned: readonly LearnedCard[];
}

/** A sequence of answers, and the rewinds that happened before and among them. */
interface Timeline {
  readonly answers: readonly RecordedAnswer[];
  readonly rewinds: readonly ReplayedRewind[];
}

/** The state after the first `upTo` answers that stand. Throws InvalidInput if an answer is illegal. */
export function replay<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
  upTo = play.answers.length,
): S {
  const begin = startOnce(game, play);
  return playFromStart(game, play, begin, finalTimeline(game, play, begin), upTo);
}

/** One moment of a replayed game. */
export interface Moment<S extends State, E extends GameEvent> {
  /** The same object at every moment; clone it to keep it. */
  readonly state: S;
  /** The unredacted events of the last answer; at the first moment, those of the setup. */
  readonly events: readonly E[];
}

/** Yields the moment before the first answer, then the moment after each. */
export function* replayMoments<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
): Generator<Moment<S, E>, void> {
  let events: E[] = [];
  const begin = startOnce(game, play, events);
  const timeline = finalTimeline(game, play, begin);
  const state = startTimeline(game, play, begin, timeline);
  yield { state, events };
  for (let at = 0; at < timeline.answers.length; at++) {
    events = [];
    playTimeline(game, play, state, timeline, at, at + 1, events);
    yield { state, events };
  }
}

/** Whether a record's hash matches its replay; format 1 cannot be checked. */
export type HashCheck = 'kept' | 'broken' | 'unchecked';

/** Replays a record and its branch points, and compares hashes. Throws InvalidInput if an answer is illegal. */
export function checkHash<S extends State>(game: Game<S>, record: GameRecord): HashCheck {
  const state = replay(game, record);
  const own = record.format === 1 ? 'unchecked' : hashFacts(game, state) === record.hash ? 'kept' : 'broken';
  if (own !== 'kept' || record.from === undefined) return own;
  return checkHash(game, record.from.record);
}

/** Determines for each rewind what was learned on the abandoned timeline. */
function finalTimeline<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
  begin: () => S,
): Timeline {
  const before = timelinesOf(play);
  let rewinds: readonly ReplayedRewind[] = [];
  play.rewinds.forEach(({ at }, i) => {
    const timeline: Timeline = { answers: before[i] as readonly RecordedAnswer[], rewinds };
    const state = playFromStart(game, play, begin, timeline, at);
    checkBetweenDecisions(state, at);
    const learned = traceLearning(state, game.layout(play.seats), () => playTimeline(game, play, state, timeline, at));
    rewinds = [...rewinds.filter((earlier) => earlier.at <= at), { at, index: i + 1, learned }];
  });
  return { answers: play.answers, rewinds };
}

/** For each rewind, the answers that stood just before it. */
export function timelinesOf({ answers, rewinds }: RecordedPlay): (readonly RecordedAnswer[])[] {
  const before: (readonly RecordedAnswer[])[] = [];
  let after = answers;
  for (const { at, lost } of rewinds.toReversed()) {
    if (after.length < at)
      throw new InvalidInput('invalid-record', `a rewind goes back to ${at} answers, but there are fewer`);
    after = [...after.slice(0, at), ...lost];
    before.unshift(after);
  }
  return before;
}

function playFromStart<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
  begin: () => S,
  timeline: Timeline,
  upTo: number,
): S {
  const state = startTimeline(game, play, begin, timeline);
  playTimeline(game, play, state, timeline, 0, upTo);
  return state;
}

function startTimeline<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
  begin: () => S,
  timeline: Timeline,
): S {
  const state = begin();
  applyRewinds(game, play, state, timeline, 0);
  return state;
}

/** Returns copies of the starting state. Builds it once, since it may take the replay of whole games. */
function startOnce<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
  out?: EventSink<E>,
): () => S {
  const state = startingState(game, play, out);
  return () => game.clone(state);
}

/** The state before the first answer. Events of the setup go to `out`. */
export function startingState<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  header: RecordHeader,
  out?: EventSink<E>,
): S {
  checkGame(game, header);
  const { from, options, seats, seed, revision } = header;
  const rng = rngFor(seed, header);
  if (from !== undefined) return stateAtBranch(game, from, rng);
  return game.setup(game.parseOptions(options, seats), seats, rng, revision, out);
}

/** The start of a branch; its answers and steps count from there. */
function stateAtBranch<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  { record, upTo, seat }: BranchPoint,
  rng: RngState,
): S {
  if (upTo > record.answers.length)
    throw new InvalidInput('invalid-record', `it branches off after ${upTo} answers of a game that has fewer`);
  const state = replay(game, record, upTo);
  checkBetweenDecisions(state, upTo);
  if (seat !== null) game.determinize(state, seat, rng);
  const { flow } = state;
  flow.rng = rng;
  flow.step = 0;
  flow.answered = 0;
  flow.undo.fill(0);
  return state;
}

function playTimeline<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
  state: S,
  timeline: Timeline,
  from: number,
  to = timeline.answers.length,
  out?: EventSink<E>,
): void {
  timeline.answers.slice(from, to).forEach(({ seat, answer }, i) => {
    try {
      game.apply(state, seat, answer, out);
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new InvalidInput('invalid-record', `answer ${from + i + 1} is not possible: ${message}`);
    }
    applyRewinds(game, play, state, timeline, from + i + 1);
  });
}

function applyRewinds<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
  state: S,
  timeline: Timeline,
  at: number,
): void {
  for (const rewind of timeline.rewinds) {
    if (rewind.at !== at) continue;
    applyLearned(makeZoneContext(state, game.layout(play.seats)), rewind.learned);
    state.flow.rng = rngFor(play.seed, play, rewind.index);
    state.flow.undo.fill(state.flow.answered);
  }
}

function checkGame({ id }: { readonly id: string }, play: RecordHeader): void {
  if (play.game === id) return;
  throw new InvalidInput('invalid-record', `this is a record of "${play.game}", not of "${id}"`);
}

function checkBetweenDecisions({ flow }: State, at: number): void {
  if (flow.given.every((answer) => answer === null)) return;
  throw new InvalidInput(
    'invalid-record',
    `after ${at} answers a joint decision is only half answered; choose another moment`,
  );
}
