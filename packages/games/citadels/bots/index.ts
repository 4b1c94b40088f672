import type { Bot } from '@regalia/kernel';
import type { CitadelsState } from '../rules/state.ts';
import { masterMason } from './policy.ts';

/** The bots of this game, besides those that play any game. */
export const bots: readonly Bot<CitadelsState>[] = [masterMason];
