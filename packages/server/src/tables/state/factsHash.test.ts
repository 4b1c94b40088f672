import { tides } from '@regalia/games/tides';
import { type Game, hashFacts, startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { factsHash } from './factsHash.ts';

test('a hash is reused for the answers of one step and for no other step', () => {
  const game = tides as unknown as Game;
  const liveGame = startLiveGame(game, { seats: 2, seed: { kind: 'fast', seed: 7 } });
  const hashes = new Set<string>();
  for (let answers = 0; answers < 12; answers++) {
    const { state } = liveGame;
    expect(factsHash(game, state)).toBe(hashFacts(game, state));
    hashes.add(factsHash(game, state));
    const d = state.flow.asked.find((_, i) => state.flow.given[i] === null);
    if (d === undefined) throw new Error('nobody is asked');
    liveGame.answer(d.seat, d.options.slice(0, d.min), 'person');
  }
  expect(hashes.size).toBe(6);
});
