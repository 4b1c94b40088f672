import type { Bot } from '@regalia/kernel';
import type { TidesState } from '../rules/state.ts';

/** The bots of this game, besides those that play any game. */
export const bots: readonly Bot<TidesState>[] = [];
