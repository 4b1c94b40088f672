import type { Yardstick } from '@regalia/kernel';
import type { CitadelsState } from '../../rules/state.ts';
import { leadsOf } from './evaluation.ts';
import { firstPolicy, masterMason } from './policy.ts';

export const yardstick: Yardstick<CitadelsState> = {
  leadsOf,
  playOuts: { policy: firstPolicy, depth: 20 },
  bots: [masterMason],
};
