import { mixInt, mixInts } from '@regalia/kernel';
import type { DicekingState } from '../rules/state.ts';

/** The map, the dice and what each seat has. */
export function observePublic(s: Readonly<DicekingState>): number {
  let hash = mixInt(mixInt(s.turns, s.rerolls), s.claim);
  for (const ints of [s.spaces, s.gems, s.fires, s.white, s.gold, s.rolled, s.added]) hash = mixInts(hash, ints);
  return hash;
}
