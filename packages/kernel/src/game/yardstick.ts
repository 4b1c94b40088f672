import type { State } from '../base/vocabulary.ts';
import type { Policy } from '../flow/playOut.ts';
import type { Bot } from './game.ts';

/**
 * The first generation of a game's bots, as a fixed reference for later ones. It never changes: improvements go elsewhere,
 * and tests pin its answers.
 */
export interface Yardstick<S extends State = State> {
  /** Its frozen copy of `evaluateAll`. */
  leadsOf(s: S): number[];
  /** Its playout settings for tree search; null if it had none. */
  readonly playOuts: { readonly policy: Policy<S>; readonly depth: number } | null;
  readonly bots: readonly Bot<S>[];
}
