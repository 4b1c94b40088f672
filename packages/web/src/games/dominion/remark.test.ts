import { dominion } from '@regalia/games/dominion';
import { openDecisions, startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { remark } from './remark.ts';
import { load } from './words.ts';

await load('en');

const COPPER = 0;

/** The first turn of a game, with this number of Coppers played. */
function remarkAfter(played: number): string | undefined {
  const options = { kingdom: 'first-game', starter: 'seat-1' };
  const liveGame = startLiveGame(dominion, { seats: 2, options, seed: { kind: 'fast', seed: 33 } });
  liveGame.answer(0, new Array<number>(played).fill(COPPER), 'person');
  const [d] = openDecisions(liveGame.state);
  if (d?.prompt !== 'buy') throw new Error('there is nothing to buy');
  return remark(d, dominion.view(liveGame.state, 0), { locale: 'en' });
}

test('DOM-5.2 Treasures that were kept back stay in hand, and the question to buy says so', () => {
  expect(remarkAfter(4)).toBeUndefined();
  expect(remarkAfter(3)).toBe('You still hold 1 Treasure.');
  expect(remarkAfter(2)).toBe('You still hold 2 Treasures.');
});
