import { mixInt, mixInts } from '@regalia/kernel';
import type { DominionState } from '../rules/state.ts';

/** The Supply, whose turn it is, and what is left of it. */
export function observePublic(s: Readonly<DominionState>): number {
  let hash = mixInts(mixInts(s.turn, s.supply), s.turns);
  for (const int of [s.actions, s.buys, s.coins, s.reduction, s.copperBonus]) hash = mixInt(hash, int);
  return hash;
}
