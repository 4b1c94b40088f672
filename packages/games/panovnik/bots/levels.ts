import type { LevelPlans } from '@regalia/kernel';
import type { PanovnikState } from '../rules/state.ts';

const LEVELS: LevelPlans<PanovnikState> = {
  beginner: { by: 'greedy', worlds: 1, overlooks: 0.85 },
  easy: { by: 'greedy', worlds: 1, overlooks: 0.65 },
  medium: { by: 'greedy', worlds: 8, overlooks: 0 },
  strong: { by: 'search', iterations: 100 },
  expert: { by: 'search', iterations: 2000 },
};

export const levels = (): LevelPlans<PanovnikState> => LEVELS;
