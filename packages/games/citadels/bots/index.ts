import type { Bot, SearchPlan } from '@regalia/kernel';
import type { CitadelsState } from '../rules/state.ts';
import { masterMason } from './yardstick/policy.ts';

/** The bots of this game, besides those that play any game. */
export const bots: readonly Bot<CitadelsState>[] = [masterMason];

/** How tree search plays this game. */
export const search: SearchPlan<CitadelsState> = { depth: 20 };
