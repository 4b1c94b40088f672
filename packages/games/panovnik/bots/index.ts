import type { Bot, SearchPlan } from '@regalia/kernel';
import type { PanovnikState } from '../rules/state.ts';
import { pyramidBuilder } from './yardstick/policy.ts';

/** The bots of this game, besides those that play any game. */
export const bots: readonly Bot<PanovnikState>[] = [pyramidBuilder];

/** How tree search plays this game. */
export const search: SearchPlan<PanovnikState> = { depth: 12 };
