import { mixInt, mixInts } from '@regalia/kernel';
import type { CitadelsState } from '../rules/state.ts';

/** Coins, the office, who answered which call, who was named, and how far the turn has come. */
export function observePublic(s: Readonly<CitadelsState>): number {
  const { turn } = s;
  let hash = mixInts(mixInts(s.round, s.coins), s.holders);
  for (const int of [s.crown, s.picks, s.called, s.murdered, s.robbed, turn.seat, turn.character, turn.built]) {
    hash = mixInt(hash, int);
  }
  return hash;
}
