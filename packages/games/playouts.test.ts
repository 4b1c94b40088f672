import {
  type Game,
  hashFacts,
  type OptionId,
  type Policy,
  pushRandomAnswer,
  randomAnswer,
  seedFast,
} from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from './index.ts';

const GAMES_EACH = 3;
const MOST_ANSWERS = 3000;

const anything: Policy = (_, d, rng, answer: OptionId[]) => pushRandomAnswer(d, rng, answer);

/** A playout to the end, and the same answers given one by one. */
function playBoth(game: Game, seats: number, seed: number): readonly [string, string] {
  const applied = game.setup(game.parseOptions(undefined, seats), seats, seedFast(seed));
  const playedOut = game.clone(applied);
  game.playOut(playedOut, anything, seedFast(seed + 100), MOST_ANSWERS);
  const rng = seedFast(seed + 100);
  while (applied.flow.answered < playedOut.flow.answered) {
    for (const d of applied.flow.asked) game.apply(applied, d.seat, randomAnswer(d, rng));
  }
  return [hashFacts(game, playedOut), hashFacts(game, applied)];
}

describe.each([...GAMES.values()])('a playout of $id', (game) => {
  const { min, max } = game.seats;
  test.each(Array.from({ length: max - min + 1 }, (_, i) => min + i))(
    'for %i ends as the same answers at a table',
    (seats) => {
      for (let seed = 1; seed <= GAMES_EACH; seed++) {
        const [playedOut, applied] = playBoth(game, seats, seed);
        expect(playedOut).toBe(applied);
      }
    },
  );
});
