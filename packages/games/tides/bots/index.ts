import type { Bot, SearchPlan } from '@regalia/kernel';
import type { TidesState } from '../rules/state.ts';

/** The bots of this game, besides those that play any game. */
export const bots: readonly Bot<TidesState>[] = [];

/** How tree search plays this game. */
export const search: SearchPlan<TidesState> = { depth: Number.POSITIVE_INFINITY };
