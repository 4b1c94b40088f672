import { mixInt, mixInts } from '@regalia/kernel';
import type { PanovnikState } from '../rules/state.ts';

/** The offer, bids, gems as everybody can count them, and where the open cards and tokens lie. */
export function observePublic(s: Readonly<PanovnikState>): number {
  let hash = mixInt(mixInt(s.round, s.turn), s.builders);
  for (const ints of [s.supply, s.counted, s.attacks, s.offer, s.place, s.tokens, s.bids, s.standing]) {
    hash = mixInts(hash, ints);
  }
  return hash;
}
