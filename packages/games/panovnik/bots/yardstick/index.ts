import type { Yardstick } from '@regalia/kernel';
import type { PanovnikState } from '../../rules/state.ts';
import { leadsOf } from './evaluation.ts';
import { firstPolicy, pyramidBuilder } from './policy.ts';

export const yardstick: Yardstick<PanovnikState> = {
  leadsOf,
  playOuts: { policy: firstPolicy, depth: 12 },
  bots: [pyramidBuilder],
};
