import type { LevelPlan, LevelPlans } from '@regalia/kernel';
import type { DominionState } from '../rules/state.ts';
import { moneyBots } from './yardstick/moneyBots.ts';

const LEVELS: LevelPlans<DominionState> = {
  beginner: { by: 'greedy', worlds: 8, overlooks: 0 },
  easy: ownBot('basic-big-money'),
  medium: ownBot('big-money-ultimate'),
  strong: ownBot('money-and-key-cards'),
  expert: ownBot('money-and-key-cards'),
};

export const levels = (): LevelPlans<DominionState> => LEVELS;

function ownBot(name: string): LevelPlan<DominionState> {
  const bot = moneyBots.find((own) => own.name === name);
  if (bot === undefined) throw new Error(`there is no bot "${name}"`);
  return { by: 'own', bot, lapses: 0 };
}
