import { tides } from '@regalia/games/tides';
import { pushRandomAnswer, seedFast } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { playHandTides } from './handTides.ts';

test('the hand-written playout of Tides scores the same points as the real game', () => {
  const points = new Int16Array(2);
  const options = tides.parseOptions(undefined, 2);
  for (let seed = 1; seed <= 300; seed++) {
    const state = tides.setup(options, 2, seedFast(seed));
    tides.playOut(state, (_, d, rng, answer) => pushRandomAnswer(d, rng, answer), seedFast(seed + 1000), 1000);
    playHandTides(seedFast(seed), seedFast(seed + 1000), points);
    expect([...points]).toEqual(tides.score(state, 'judge').map(({ total }) => total));
  }
});
