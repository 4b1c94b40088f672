import type { Bot } from '@regalia/kernel';
import type { DicekingState } from '../rules/state.ts';
import { reeve } from './yardstick/policy.ts';
import { steward } from './yardstick/steward.ts';

/** The bots of this game, besides those that play any game. */
export const bots: readonly Bot<DicekingState>[] = [reeve, steward];
