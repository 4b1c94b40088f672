import { below, type RngState } from '@regalia/kernel';
import type { PeerGame } from './drivers.ts';
import { isMonumentTime } from './tides.ts';

const SEATS = [0, 1] as const;

/** Plays a game at random and tells how many decisions it took, all of which were a choice. */
export function playRandomly(game: PeerGame, rng: RngState): number {
  let decisions = 0;
  while (!game.isOver) {
    for (const seat of SEATS) {
      const hand = game.G.hands[seat];
      const first = below(rng, hand.length);
      if (isMonumentTime(game.G)) {
        const second = (first + 1 + below(rng, hand.length - 1)) % hand.length;
        game.move(seat, 'keep', [hand[first] as number, hand[second] as number]);
      } else game.move(seat, 'pick', [hand[first] as number]);
      decisions++;
    }
  }
  return decisions;
}
