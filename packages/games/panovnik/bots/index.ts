import type { Bot } from '@regalia/kernel';
import type { PanovnikState } from '../rules/state.ts';
import { pyramidBuilder } from './policy.ts';

/** The bots of this game, besides those that play any game. */
export const bots: readonly Bot<PanovnikState>[] = [pyramidBuilder];
