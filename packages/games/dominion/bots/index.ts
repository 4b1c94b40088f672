import type { Bot } from '@regalia/kernel';
import type { DominionState } from '../rules/state.ts';
import { moneyBots } from './yardstick/moneyBots.ts';

/** The bots of this game, besides those that play any game. */
export const bots: readonly Bot<DominionState>[] = moneyBots;
