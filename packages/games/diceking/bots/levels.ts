import type { LevelPlans } from '@regalia/kernel';
import type { DicekingState } from '../rules/state.ts';
import { regent } from './regent.ts';
import { reeve } from './yardstick/policy.ts';
import { steward } from './yardstick/steward.ts';

const MORE_SEATS: LevelPlans<DicekingState> = {
  beginner: { by: 'greedy', worlds: 1, overlooks: 0.3 },
  easy: { by: 'own', bot: reeve, lapses: 0 },
  medium: { by: 'own', bot: steward, lapses: 0.5 },
  strong: { by: 'own', bot: steward, lapses: 0.2 },
  expert: { by: 'own', bot: steward, lapses: 0 },
};

const TWO_SEATS: LevelPlans<DicekingState> = { ...MORE_SEATS, expert: { by: 'own', bot: regent, lapses: 0 } };

/** Chances to win were learned with two seats; with more, points play better. */
export const levels = (seats: number): LevelPlans<DicekingState> => (seats === 2 ? TWO_SEATS : MORE_SEATS);
