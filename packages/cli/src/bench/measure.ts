import { dealSeeds, playArena, search } from '@regalia/bots';
import {
  type Bot,
  type BotTask,
  type Game,
  hasChoice,
  openDecisions,
  type Policy,
  pushRandomAnswer,
  type RngState,
  randomAnswer,
  type State,
  seedFast,
} from '@regalia/kernel';
import { playHandTides } from './handTides.ts';

export interface BenchTiming {
  readonly seconds: number;
  readonly runs: number;
}

/** A game and its number of seats. */
export interface BenchTable {
  readonly game: Game;
  readonly seats: number;
}

export interface Speed {
  /** As at a table: tracks what each seat and the spectators know. */
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** As in a search, without tracking knowledge. */
  readonly playoutDecisionsPerSecond: number;
  readonly playoutsPerSecond: number;
  readonly clonesPerSecond: number;
  /** Determinizations, each with a clone. */
  readonly samplesPerSecond: number;
  /** Iterations of tree search: a sample, a playout through the tree and its evaluation. */
  readonly iterationsPerSecond: number;
}

/** Work done between two reads of the clock. */
const CLONES_PER_BATCH = 256;
const GAMES_PER_BATCH = 16;
/** How long one game runs before the next takes over in a mixed run. */
const TURN_SECONDS = 0.1;

/** CPU time of this process and its threads, so that other load does not count. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Medians over the runs, after one warm-up run. */
export function measure(game: Game, seats: number, { seconds, runs }: BenchTiming): Speed {
  const options = game.parseOptions(undefined, seats);
  const rng = seedFast(1);
  const positions = positionsOf(game, options, seats);
  const times = Array.from({ length: runs + 1 }, () => ({
    play: timePlay(() => playRandomly(game, options, seats, rng), seconds),
    playouts: timePlay(() => playOutRandomly(game, options, seats, rng), seconds / 2),
    clones: timeEach(positions, (state) => game.clone(state), seconds / 4),
    samples: timeEach(positions, (state) => sample(game, state, rng), seconds / 4),
    iterations: timeSearch(game, positions, rng, seconds / 4),
  })).slice(1);
  return {
    decisionsPerSecond: median(times.map(({ play }) => play.decisions)),
    gamesPerSecond: median(times.map(({ play }) => play.games)),
    playoutDecisionsPerSecond: median(times.map(({ playouts }) => playouts.decisions)),
    playoutsPerSecond: median(times.map(({ playouts }) => playouts.games)),
    clonesPerSecond: median(times.map(({ clones }) => clones)),
    samplesPerSecond: median(times.map(({ samples }) => samples)),
    iterationsPerSecond: median(times.map(({ iterations }) => iterations)),
  };
}

/** What a search does, measured in a mixed run. */
export const MIXED_FIGURES = [
  'playoutDecisionsPerSecond',
  'clonesPerSecond',
  'samplesPerSecond',
  'iterationsPerSecond',
] as const;
export type MixedSpeed = Pick<Speed, (typeof MIXED_FIGURES)[number]>;

/** The speed of each game, with all games taking turns in one process. */
export function measureMixed(tables: readonly BenchTable[], { seconds, runs }: BenchTiming): MixedSpeed[] {
  const rng = seedFast(1);
  const works = tables.map(({ game, seats }) => mixedWork(game, seats, rng));
  const turns = works.map(() => [] as MixedSpeed[]);
  const perRun = Math.ceil(seconds / TURN_SECONDS);
  for (let turn = -perRun; turn < runs * perRun; turn++) {
    works.forEach((work, i) => {
      const speed = work();
      if (turn >= 0) turns[i]?.push(speed);
    });
  }
  return turns.map((speeds) => {
    const medians = MIXED_FIGURES.map((figure) => [figure, median(speeds.map((speed) => speed[figure]))]);
    return Object.fromEntries(medians) as unknown as MixedSpeed;
  });
}

/** One turn of a game in a mixed run. */
function mixedWork(game: Game, seats: number, rng: RngState): () => MixedSpeed {
  const options = game.parseOptions(undefined, seats);
  const positions = positionsOf(game, options, seats);
  const part = TURN_SECONDS / MIXED_FIGURES.length;
  return () => ({
    playoutDecisionsPerSecond: timePlay(() => playOutRandomly(game, options, seats, rng), part).decisions,
    clonesPerSecond: timeEach(positions, (state) => game.clone(state), part),
    samplesPerSecond: timeEach(positions, (state) => sample(game, state, rng), part),
    iterationsPerSecond: timeSearch(game, positions, rng, part),
  });
}

/** Games per second of the hand-written Tides playout, for comparison. */
export function measureHandWritten({ seconds, runs }: BenchTiming): number {
  const [deals, chooses, points] = [seedFast(1), seedFast(2), new Int16Array(2)];
  const play = () => {
    playHandTides(deals, chooses, points);
    return 1;
  };
  return median(Array.from({ length: runs + 1 }, () => timePlay(play, seconds / 2).games).slice(1));
}

/** Games per second of a bot against itself, as `simulate` plays them. */
export function measureBot(game: Game, seats: number, bot: Bot, { seconds, runs }: BenchTiming): number {
  const options = game.parseOptions(undefined, seats);
  const bots = new Array<Bot>(seats).fill(bot);
  let deal = 0;
  const play = () => playArena(game, options, bots, dealSeeds(1, deal++)).decisions;
  return median(Array.from({ length: runs + 1 }, () => timePlay(play, seconds, 1).games).slice(1));
}

function sample(game: Game, state: State, rng: RngState): void {
  game.determinize(game.clone(state), state.flow.asked[0]?.seat ?? 0, rng);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return Math.round(sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] as number)) / 2);
}

/** Plays one random game without events and counts the decisions with a choice. */
function playRandomly(game: Game, options: unknown, seats: number, rng: RngState): number {
  const state = game.setup(options, seats, rng);
  let choices = 0;
  while (state.flow.outcome === null) {
    for (const d of state.flow.asked) {
      if (hasChoice(d)) choices++;
      game.apply(state, d.seat, randomAnswer(d, rng));
    }
  }
  return choices;
}

let choices = 0;
const countingPolicy: Policy = (_, d, rng, answer) => {
  if (hasChoice(d)) choices++;
  pushRandomAnswer(d, rng, answer);
};

function playOutRandomly(game: Game, options: unknown, seats: number, rng: RngState): number {
  choices = 0;
  game.playOut(game.setupUntracked(options, seats, rng), countingPolicy, rng, Number.POSITIVE_INFINITY);
  return choices;
}

function timePlay(play: () => number, seconds: number, perBatch = GAMES_PER_BATCH) {
  let games = 0;
  let decisions = 0;
  const started = cpuMilliseconds();
  let elapsed = 0;
  while (elapsed < seconds * 1000) {
    for (let n = 0; n < perBatch; n++) decisions += play();
    games += perBatch;
    elapsed = cpuMilliseconds() - started;
  }
  return { games: (1000 * games) / elapsed, decisions: (1000 * decisions) / elapsed };
}

function timeEach(positions: readonly State[], work: (state: State) => void, seconds: number): number {
  let done = 0;
  const started = cpuMilliseconds();
  let elapsed = 0;
  while (elapsed < seconds * 1000) {
    for (let i = 0; i < CLONES_PER_BATCH; i++) work(positions[i % positions.length] as State);
    done += CLONES_PER_BATCH;
    elapsed = cpuMilliseconds() - started;
  }
  return (1000 * done) / elapsed;
}

const ITERATIONS_PER_SEARCH = 100;
const WHOLE_GAME = { depth: Number.POSITIVE_INFINITY };

/** Searches from one position after the other, as the game's plan says or else to the end. */
export function timeSearch(game: Game, positions: readonly State[], rng: RngState, seconds: number): number {
  const budget = { iterations: ITERATIONS_PER_SEARCH, plan: game.search ?? WHOLE_GAME };
  const tasks = positions.flatMap((state) => {
    const decision = openDecisions(state).find(hasChoice);
    return decision === undefined ? [] : [{ game, state, decision, rng, stop: () => false }];
  });
  let next = 0;
  const think = () => search(tasks[next++ % tasks.length] as BotTask, budget).iterations;
  return timePlay(think, seconds, 1).decisions;
}

/** Every position of one random game. */
export function positionsOf(game: Game, options: unknown, seats: number): State[] {
  const rng = seedFast(2);
  const state = game.setup(options, seats, rng);
  const positions: State[] = [];
  while (state.flow.outcome === null) {
    positions.push(game.clone(state));
    for (const d of state.flow.asked) game.apply(state, d.seat, randomAnswer(d, rng));
  }
  return positions;
}
