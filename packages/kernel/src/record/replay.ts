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
 * An undo that all agreed to goes back to an earlier state with two differences: what a viewer saw of cards that lie there
 * stays known to it, and the generator has a new key, so that nobody has seen what it will bring.
 */
interface ReplayedRewind {
  readonly at: number;
  /** The how-manieth of the game, from 1: part of the new key. */
  readonly index: number;
  readonly learned: readonly LearnedCard[];
}

/** Answers as they stood at some time, and the rewinds that happened on the way to them. */
interface Timeline {
  readonly answers: readonly RecordedAnswer[];
  readonly rewinds: readonly ReplayedRewind[];
}

/** The state after the first `upTo` of the answers that stand, or after all. */
export function replay<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
  upTo = play.answers.length,
): S {
  return playFromStart(game, play, finalTimeline(game, play), upTo);
}

/** A moment of a game that is played again. */
export interface Moment<S extends State, E extends GameEvent> {
  /** One object for all moments; whoever keeps it clones it. */
  readonly state: S;
  /** What the last answer brought about, unredacted; at first, what happened before any. */
  readonly events: readonly E[];
}

/** The game from its beginning: the moment before any answer, then that after each. */
export function* replayMoments<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
): Generator<Moment<S, E>, void> {
  const line = finalTimeline(game, play);
  let events: E[] = [];
  const state = startTimeline(game, play, line, events);
  yield { state, events };
  for (let at = 0; at < line.answers.length; at++) {
    events = [];
    playTimeline(game, play, state, line, at, at + 1, events);
    yield { state, events };
  }
}

/** What the hash of a record is worth: the answers lead to it, they do not, or nobody can tell (format 1). */
export type HashCheck = 'kept' | 'broken' | 'unchecked';

/** Replays a record, and what it began from, and compares the states with those it names. Throws if an answer cannot be given. */
export function checkHash<S extends State>(game: Game<S>, record: GameRecord): HashCheck {
  const state = replay(game, record);
  const own = record.format === 1 ? 'unchecked' : hashFacts(game, state) === record.hash ? 'kept' : 'broken';
  if (own !== 'kept' || record.from === undefined) return own;
  return checkHash(game, record.from.record);
}

/** Works out, rewind by rewind, what was learned on the line that was given up. */
function finalTimeline<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
): Timeline {
  const lines = timelinesOf(play);
  let rewinds: readonly ReplayedRewind[] = [];
  play.rewinds.forEach(({ at }, i) => {
    const line: Timeline = { answers: lines[i] as readonly RecordedAnswer[], rewinds };
    const state = playFromStart(game, play, line, at);
    checkBetweenDecisions(state, at);
    const learned = traceLearning(state, game.layout(play.seats), () => playTimeline(game, play, state, line, at));
    rewinds = [...rewinds.filter((earlier) => earlier.at <= at), { at, index: i + 1, learned }];
  });
  return { answers: play.answers, rewinds };
}

/** For each rewind the answers that stood just before it; found from the last one backwards. */
export function timelinesOf({ answers, rewinds }: RecordedPlay): (readonly RecordedAnswer[])[] {
  const lines: (readonly RecordedAnswer[])[] = [];
  let after = answers;
  for (const { at, lost } of rewinds.toReversed()) {
    if (after.length < at)
      throw new InvalidInput('invalid-record', `a rewind goes back to ${at} answers, but there are fewer`);
    after = [...after.slice(0, at), ...lost];
    lines.unshift(after);
  }
  return lines;
}

function playFromStart<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
  line: Timeline,
  upTo: number,
): S {
  const state = startTimeline(game, play, line);
  playTimeline(game, play, state, line, 0, upTo);
  return state;
}

function startTimeline<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
  line: Timeline,
  out?: EventSink<E>,
): S {
  const state = startingState(game, play, out);
  applyRewinds(game, play, state, line, 0);
  return state;
}

/** The state before anybody has answered. What happened in set-up goes to `out`. */
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

/** A game of its own that begins in the middle of another: its answers and steps count from there. */
function stateAtBranch<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  { record, upTo, seat }: BranchPoint,
  rng: RngState,
): S {
  if (upTo > record.answers.length)
    throw new InvalidInput('invalid-record', `it begins after ${upTo} answers of a game that has fewer`);
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
  line: Timeline,
  from: number,
  to = line.answers.length,
  out?: EventSink<E>,
): void {
  line.answers.slice(from, to).forEach(({ seat, answer }, i) => {
    try {
      game.apply(state, seat, answer, out);
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new InvalidInput('invalid-record', `answer ${from + i + 1} cannot be given: ${message}`);
    }
    applyRewinds(game, play, state, line, from + i + 1);
  });
}

function applyRewinds<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
  state: S,
  line: Timeline,
  at: number,
): void {
  for (const rewind of line.rewinds) {
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
    `after ${at} answers a joint decision is half answered; nobody can go back there`,
  );
}
