import type { State } from '../base/vocabulary.ts';
import type { Policy } from '../flow/playOut.ts';
import type { Bot } from './game.ts';

/**
 * The first generation of a game's bots, to measure later ones by. It never changes: an improvement is written elsewhere,
 * and tests hold its answers.
 */
export interface Yardstick<S extends State = State> {
  /** What `evaluateAll` was. */
  leadsOf(s: S): number[];
  /** How the first tree search played out a position; null where there was none. */
  readonly playOuts: { readonly policy: Policy<S>; readonly depth: number } | null;
  readonly bots: readonly Bot<S>[];
}
