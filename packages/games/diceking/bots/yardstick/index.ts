import type { Yardstick } from '@regalia/kernel';
import type { DicekingState } from '../../rules/state.ts';
import { leadsOf } from './evaluation.ts';
import { reeve } from './policy.ts';
import { steward } from './steward.ts';

export const yardstick: Yardstick<DicekingState> = { leadsOf, playOuts: null, bots: [reeve, steward] };
