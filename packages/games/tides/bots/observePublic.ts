import { mixInts } from '@regalia/kernel';
import type { TidesState } from '../rules/state.ts';

/** The points of the rounds scored so far. */
export function observePublic(s: Readonly<TidesState>): number {
  return mixInts(s.round, s.scoredPoints);
}
