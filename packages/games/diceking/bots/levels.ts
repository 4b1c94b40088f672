import type { LevelPlans } from '@regalia/kernel';
import type { DicekingState } from '../rules/state.ts';
import { reeve } from './yardstick/policy.ts';
import { steward } from './yardstick/steward.ts';

const LEVELS: LevelPlans<DicekingState> = {
  beginner: { by: 'greedy', worlds: 1, overlooks: 0.3 },
  easy: { by: 'own', bot: reeve, lapses: 0 },
  medium: { by: 'own', bot: steward, lapses: 0.5 },
  strong: { by: 'own', bot: steward, lapses: 0.2 },
  expert: { by: 'own', bot: steward, lapses: 0 },
};

export const levels = (): LevelPlans<DicekingState> => LEVELS;
