import { type Game, seedFast } from '@regalia/kernel';
import { type BenchTiming, positionsOf, timeSearch } from './measure.ts';
import { shareOf } from './tables.ts';

export interface SearchSpeed {
  readonly iterationsPerSecond: number;
  /** In percent of all time: sampling a world with its clone, the playout with the choices in the tree, judging, the rest. */
  readonly sample: number;
  readonly playOut: number;
  readonly evaluate: number;
  readonly rest: number;
}

/** Measures a search twice: as it is, and with a clock around its parts. */
export function measureSearch(game: Game, seats: number, { seconds, runs }: BenchTiming): SearchSpeed {
  const positions = positionsOf(game, game.parseOptions(undefined, seats), seats);
  timeSearch(game, positions, seedFast(1), seconds);
  const iterationsPerSecond = Math.round(timeSearch(game, positions, seedFast(1), seconds * runs));
  const clock = new PartClock(game);
  const started = performance.now();
  timeSearch(clock.game, positions, seedFast(1), seconds * runs);
  const all = performance.now() - started;
  const [sample, playOut, evaluate] = clock.times.map((time) => shareOf(time, all)) as [number, number, number];
  return { iterationsPerSecond, sample, playOut, evaluate, rest: 100 - sample - playOut - evaluate };
}

/** A game whose parts are timed. */
class PartClock {
  /** Of sampling, playouts and evaluation, in ms. */
  readonly times = [0, 0, 0];
  readonly game: Game;

  constructor(game: Game) {
    const timed =
      <A extends unknown[], R>(part: number, work: (...args: A) => R) =>
      (...args: A): R => {
        const started = performance.now();
        const result = work(...args);
        this.times[part] = (this.times[part] as number) + performance.now() - started;
        return result;
      };
    this.game = {
      ...game,
      clone: timed(0, game.clone),
      determinize: timed(0, game.determinize),
      playOut: timed(1, game.playOut),
      evaluateAll: timed(2, game.evaluateAll),
    };
  }
}
