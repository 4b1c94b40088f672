import type { Decision, RngState, State } from '../../base/vocabulary.ts';
import { isLegal } from '../../decision/decision.ts';
import { openDecision, openDecisions } from '../../flow/run.ts';
import type { Game, GameEvent } from '../../game/game.ts';
import type { TableViewer } from '../../game/viewerUpdate.ts';
import { below, seedFast } from '../../rng/rng.ts';
import { viewerIndex } from '../../zones/layout.ts';
import { traceSights } from '../../zones/traceLearning.ts';
import { fail } from './checks.ts';
import { isSame } from './isSame.ts';
import { knowledgeOf, sentText, viewersOf } from './knowledge.ts';
import { Events, type Move, playOn, setUp, type Trial } from './play.ts';
import { someTwin } from './secrecy.ts';

/** What twins have covered together. */
export interface TwinTally {
  /** Answers after which both sent the same. */
  steps: number;
  /** How often each prompt and event occurred in those steps. */
  readonly met: Map<string, number>;
}

export function newTwinTally(): TwinTally {
  return { steps: 0, met: new Map() };
}

const MID_GAME_STARTS = 2;
const MAX_STEPS = 60;
const SAMPLES_ONE_IN = 4;

/**
 * Clause (b), twins: at the start and mid-game, two cards that the viewer does not know are swapped, and both worlds get the
 * same answers. As long as these stay legal and the viewer learns nothing different, everything sent to it is the same, and
 * so is the result of `determinize` for it.
 */
export function twinsAreSentTheSame(trial: Trial, moves: readonly Move[], rng: RngState, tally: TwinTally): void {
  const { game } = trial;
  for (const { state, next } of startingPoints(trial, moves, rng)) {
    for (const viewer of viewersOf(state)) {
      const twin = someTwin(game, state, viewer, rng);
      if (twin === undefined) continue;
      game.askAgain(twin);
      const pair = { game, viewer, one: game.clone(state), other: twin };
      compareTwins(pair, moves.slice(next, next + MAX_STEPS), rng, tally);
    }
  }
}

/** A game and a world that one viewer cannot distinguish from it over `moves`: both must send the viewer the same. */
export interface TwinScene {
  readonly viewer: TableViewer;
  /** Answers before the swap, then those after it. */
  readonly before: readonly Move[];
  readonly moves: readonly Move[];
  /** The state of the other world right after the swap. */
  readonly twin: State;
}

/** Twins of one random game, to test what sits between a game and its viewers. */
export function twinScenes(trial: Trial, most: number): TwinScene[] {
  const rng = seedFast(trial.seed + 1);
  const moves = playOn(trial.game, setUp(trial), rng, most);
  return startingPoints(trial, moves, rng).flatMap(({ state, next }) =>
    viewersOf(state).flatMap((viewer) => {
      const twin = someTwin(trial.game, state, viewer, rng);
      if (twin === undefined) return [];
      trial.game.askAgain(twin);
      const pair = { game: trial.game, viewer, one: trial.game.clone(state), other: trial.game.clone(twin) };
      const same = compareTwins(pair, moves.slice(next, next + MAX_STEPS), rng, newTwinTally());
      return [{ viewer, before: moves.slice(0, next), moves: moves.slice(next, next + Math.max(0, same)), twin }];
    }),
  );
}

/** The setup and some moments without parked answers. */
function startingPoints(trial: Trial, moves: readonly Move[], rng: RngState): { state: State; next: number }[] {
  const s = setUp(trial);
  const points = [{ state: trial.game.clone(s), next: 0 }];
  const wanted = Array.from({ length: MID_GAME_STARTS }, () => 1 + below(rng, moves.length)).sort((a, b) => a - b);
  moves.forEach(({ seat, answer }, i) => {
    trial.game.apply(s, seat, answer);
    if (i + 1 < (wanted[0] ?? moves.length) || s.flow.outcome !== null || s.flow.given.some((own) => own !== null))
      return;
    wanted.shift();
    points.push({ state: trial.game.clone(s), next: i + 1 });
  });
  return points;
}

/** Two states that the viewer cannot distinguish. */
interface Pair {
  readonly game: Game;
  readonly viewer: TableViewer;
  readonly one: State;
  readonly other: State;
}

/** How many answers both worlds went through in the same way. */
function compareTwins(pair: Pair, moves: readonly Move[], rng: RngState, tally: TwinTally): number {
  const { game, viewer, one, other } = pair;
  let events: readonly [GameEvent[], GameEvent[]] = [[], []];
  let before: readonly State[] = [];
  let answered: Decision | undefined;
  for (let i = 0; ; i++) {
    if (one.flow.outcome !== null && other.flow.outcome !== null) return i;
    if (knowledgeOf(game, one, viewer) !== knowledgeOf(game, other, viewer)) return i - 1;
    if (asksDifferently(one, other) && waitsForForced(game, one, other, events)) return i - 1;
    const sent = [sentText(game, one, events[0], viewer), sentText(game, other, events[1], viewer)];
    if (sent[0] !== sent[1]) {
      if (showsDifferentCards(game, before, moves[i - 1], viewer)) return i - 1;
      fail(`${viewer} receives something it cannot know, after answer ${i}: ${firstDifference(sent)}`);
    }
    if (below(rng, SAMPLES_ONE_IN) === 0) expectSameSample(pair, rng);
    if (answered !== undefined) count(tally, answered, events[0]);
    const move = moves[i];
    if (move === undefined || !isOffered(other, move)) return i;
    answered = openDecision(one, move.seat);
    before = [game.clone(one), game.clone(other)];
    events = [give(game, one, move), give(game, other, move)];
  }
}

function expectSameSample({ game, viewer, one, other }: Pair, rng: RngState): void {
  if (viewer === 'spectator') return;
  const [sample, sampleThere] = [one, other].map((s) => {
    const copy = game.clone(s);
    game.determinize(copy, viewer, rng.slice());
    return copy;
  });
  if (!isSame(sample, sampleThere))
    fail(`determinize for seat ${viewer} differs between states that the seat cannot distinguish`);
}

function count(tally: TwinTally, { prompt }: Decision, events: readonly GameEvent[]): void {
  tally.steps++;
  for (const name of [prompt, ...events.map(({ t }) => t)]) tally.met.set(name, (tally.met.get(name) ?? 0) + 1);
}

/** Whether the answer showed the viewer different cards, even if they were hidden again in the same step. */
function showsDifferentCards(
  game: Game,
  worlds: readonly State[],
  move: Move | undefined,
  viewer: TableViewer,
): boolean {
  if (move === undefined) return false;
  const [seen, seenThere] = worlds.map((s) =>
    traceSights(s, game.layout(s.seats), viewerIndex(s.seats, viewer), () => void give(game, s, move)),
  );
  return !isSame(seen, seenThere);
}

function asksDifferently(one: State, other: State): boolean {
  const [asked, askedThere] = [one, other].map((s) => s.flow.asked.map((d) => `${d.seat} ${d.prompt}`).join());
  return asked !== askedThere;
}

/** Whether the twin that is behind waits for an answer that the other did not need. */
function waitsForForced(game: Game, one: State, other: State, events: readonly (readonly GameEvent[])[]): boolean {
  const lengths = events.map((list) => list.length) as [number, number];
  const waiting = lengths[0] === lengths[1] ? [one, other] : [lengths[0] < lengths[1] ? one : other];
  return waiting.every((s) => s.flow.asked.every((d) => game.canSkipForced(s, d)));
}

function isOffered(s: State, { seat, answer }: Move): boolean {
  return openDecisions(s).some((d) => d.seat === seat && isLegal(d, answer));
}

function give(game: Game, s: State, { seat, answer }: Move): GameEvent[] {
  const events = new Events();
  game.apply(s, seat, answer, events);
  return events.list;
}

function firstDifference([one, other]: readonly string[]): string {
  let at = 0;
  while (one?.[at] === other?.[at]) at++;
  return `...${one?.slice(Math.max(0, at - 60), at + 30)}... against ...${other?.slice(Math.max(0, at - 10), at + 30)}...`;
}
