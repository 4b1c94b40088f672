import type { LevelPlans } from '@regalia/kernel';
import type { CitadelsState } from '../rules/state.ts';

const LEVELS: LevelPlans<CitadelsState> = {
  beginner: { by: 'greedy', worlds: 1, overlooks: 0.6 },
  easy: { by: 'greedy', worlds: 1, overlooks: 0.45 },
  medium: { by: 'greedy', worlds: 8, overlooks: 0 },
  strong: { by: 'search', iterations: 100 },
  expert: { by: 'search', iterations: 2000 },
};

export const levels = (): LevelPlans<CitadelsState> => LEVELS;
