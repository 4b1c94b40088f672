import { hash } from './canonical.ts';
import { InvalidInput } from './errors.ts';
import type { Game, GameEvent, GameView } from './game.ts';
import type { GameRecord, RecordedAnswer, RecordedPlay } from './record.ts';
import { rngFor } from './seed.ts';
import type { State } from './vocabulary.ts';
import type { Learned } from './zones/origins.ts';
import { keepLearned, traceLearning } from './zones/trace.ts';

/**
 * An undo that all agreed to goes back to an earlier state with two differences: what a viewer saw of cards that lie there
 * stays known to it, and the generator has a new key, so that nobody has seen what it will bring.
 */
interface AppliedRewind {
  readonly at: number;
  /** The how-manieth of the game, from 1: part of the new key. */
  readonly count: number;
  readonly learned: readonly Learned[];
}

/** Answers as they stood at some time, and the rewinds that happened on the way to them. */
interface Line {
  readonly answers: readonly RecordedAnswer[];
  readonly rewinds: readonly AppliedRewind[];
}

/** The state after the first `upTo` of the answers that stand, or after all. */
export function replay<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
  upTo = play.answers.length,
): S {
  if (play.game !== game.id) {
    throw new InvalidInput('invalid-record', `this is a record of "${play.game}", not of "${game.id}"`);
  }
  return playFromStart(game, play, standingLine(game, play), upTo);
}

/** Whether the record leads to the state it says it does. */
export function keepsHash<S extends State>(game: Game<S>, record: GameRecord): boolean {
  return hash(replay(game, record)) === record.hash;
}

/** Works out, rewind by rewind, what was learned on the line that was given up. */
function standingLine<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
): Line {
  const lines = linesOf(play);
  let rewinds: readonly AppliedRewind[] = [];
  play.rewinds.forEach(({ at }, i) => {
    const line: Line = { answers: lines[i] as readonly RecordedAnswer[], rewinds };
    const state = playFromStart(game, play, line, at);
    if (state.flow.given.some((answer) => answer !== null)) {
      throw new InvalidInput(
        'invalid-record',
        `after ${at} answers a joint decision is half answered; nobody can go back there`,
      );
    }
    const learned = traceLearning(state, game.layout(play.seats), () => playOn(game, play, state, line, at));
    rewinds = [...rewinds.filter((earlier) => earlier.at <= at), { at, count: i + 1, learned }];
  });
  return { answers: play.answers, rewinds };
}

/** For each rewind the answers that stood just before it; found from the last one backwards. */
export function linesOf({ answers, rewinds }: RecordedPlay): (readonly RecordedAnswer[])[] {
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
  line: Line,
  upTo: number,
): S {
  const options = game.parseOptions(play.options, play.seats);
  const state = game.setup(options, play.seats, rngFor(play.seed, play), play.revision);
  applyRewinds(game, play, state, line, 0);
  playOn(game, play, state, line, 0, upTo);
  return state;
}

function playOn<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  play: RecordedPlay,
  state: S,
  line: Line,
  from: number,
  to = line.answers.length,
): void {
  line.answers.slice(from, to).forEach(({ seat, answer }, i) => {
    try {
      game.apply(state, seat, answer);
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
  line: Line,
  at: number,
): void {
  for (const rewind of line.rewinds) {
    if (rewind.at !== at) continue;
    keepLearned({ state, layout: game.layout(play.seats), learned: 0, leftOut: 0 }, rewind.learned);
    state.flow.rng = rngFor(play.seed, play, rewind.count);
    state.flow.undo.fill(state.flow.answered);
  }
}
