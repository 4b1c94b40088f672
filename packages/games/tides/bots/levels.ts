import type { LevelPlans } from '@regalia/kernel';
import type { TidesState } from '../rules/state.ts';

const LEVELS: LevelPlans<TidesState> = {
  beginner: { by: 'greedy', worlds: 1, overlooks: 0.6 },
  easy: { by: 'greedy', worlds: 1, overlooks: 0.3 },
  medium: { by: 'greedy', worlds: 8, overlooks: 0 },
  strong: { by: 'search', iterations: 200 },
  expert: { by: 'search', iterations: 20_000 },
};

export const levels = (): LevelPlans<TidesState> => LEVELS;
