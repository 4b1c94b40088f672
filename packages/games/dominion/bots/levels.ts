import type { Bot, LevelPlan, LevelPlans } from '@regalia/kernel';
import type { DominionState } from '../rules/state.ts';
import { makeStrategist } from './strategist.ts';
import { moneyBots } from './yardstick/moneyBots.ts';

/** Plain money, money well timed, a plan for the Kingdom, and the plan tested move by move. */
const LEVELS: LevelPlans<DominionState> = {
  beginner: { by: 'greedy', worlds: 8, overlooks: 0 },
  easy: ownBot(moneyBotNamed('basic-big-money')),
  medium: ownBot(moneyBotNamed('big-money-ultimate')),
  strong: ownBot(makeStrategist('planner', { slices: 250, rollouts: 0 })),
  expert: ownBot(makeStrategist('strategist', { slices: 250, rollouts: 600 })),
};

export const levels = (): LevelPlans<DominionState> => LEVELS;

function ownBot(bot: Bot<DominionState>): LevelPlan<DominionState> {
  return { by: 'own', bot, lapses: 0 };
}

function moneyBotNamed(name: string): Bot<DominionState> {
  const bot = moneyBots.find((own) => own.name === name);
  if (bot === undefined) throw new Error(`there is no bot "${name}"`);
  return bot;
}
