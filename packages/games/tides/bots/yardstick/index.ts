import { randomPolicy, type Yardstick } from '@regalia/kernel';
import type { TidesState } from '../../rules/state.ts';
import { leadsOf } from './evaluation.ts';

export const yardstick: Yardstick<TidesState> = {
  leadsOf,
  playOuts: { policy: randomPolicy, depth: Number.POSITIVE_INFINITY },
  bots: [],
};
