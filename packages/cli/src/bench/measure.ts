import { type Game, hasChoice, type RngState, randomAnswer, type State, seedFast } from '@regalia/kernel';

export interface Timing {
  readonly seconds: number;
  readonly runs: number;
}

export interface Speed {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly clonesPerSecond: number;
}

const CLONES_PER_LOOK = 256;

/** Medians over the runs, after one run to warm up. */
export function measure(game: Game, seats: number, { seconds, runs }: Timing): Speed {
  const options = game.parseOptions(undefined, seats);
  const rng = seedFast(1);
  const positions = positionsOf(game, options, seats);
  const times = Array.from({ length: runs + 1 }, () => ({
    play: timePlay(game, options, seats, rng, seconds),
    clones: timeClones(game, positions, seconds / 4),
  })).slice(1);
  return {
    decisionsPerSecond: median(times.map(({ play }) => play.decisions)),
    gamesPerSecond: median(times.map(({ play }) => play.games)),
    clonesPerSecond: median(times.map(({ clones }) => clones)),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return Math.round(sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] as number)) / 2);
}

/** Plays one random game, events off, and tells how many decisions were a choice. */
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

function timePlay(game: Game, options: unknown, seats: number, rng: RngState, seconds: number) {
  let games = 0;
  let decisions = 0;
  const started = performance.now();
  let passed = 0;
  while (passed < seconds * 1000) {
    decisions += playRandomly(game, options, seats, rng);
    games++;
    passed = performance.now() - started;
  }
  return { games: (1000 * games) / passed, decisions: (1000 * decisions) / passed };
}

function timeClones(game: Game, positions: readonly State[], seconds: number): number {
  let clones = 0;
  const started = performance.now();
  let passed = 0;
  while (passed < seconds * 1000) {
    for (let i = 0; i < CLONES_PER_LOOK; i++) game.clone(positions[i % positions.length] as State);
    clones += CLONES_PER_LOOK;
    passed = performance.now() - started;
  }
  return (1000 * clones) / passed;
}

/** Every position of one random game. */
function positionsOf(game: Game, options: unknown, seats: number): State[] {
  const rng = seedFast(2);
  const state = game.setup(options, seats, rng);
  const positions: State[] = [];
  while (state.flow.outcome === null) {
    positions.push(game.clone(state));
    for (const d of state.flow.asked) game.apply(state, d.seat, randomAnswer(d, rng));
  }
  return positions;
}
