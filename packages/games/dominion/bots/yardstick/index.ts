import type { Yardstick } from '@regalia/kernel';
import type { DominionState } from '../../rules/state.ts';
import { leadsOf } from './evaluation.ts';
import { moneyBots } from './moneyBots.ts';

export const yardstick: Yardstick<DominionState> = { leadsOf, playOuts: null, bots: moneyBots };
