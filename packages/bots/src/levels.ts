import { type Bot, below, type Game, LEVELS, type Level, type LevelPlan, type OptionId } from '@regalia/kernel';
import { makeGreedyBot } from './greedyBot.ts';
import { makeSearchBot } from './search/search.ts';

/** A level or, with other iterations of its search, `expert:400`. */
const NAME = new RegExp(`^(${LEVELS.join('|')})(?::([1-9]\\d{0,6}))?$`);

/** The bot of a level. How it plays may depend on the number of seats. */
export function findLevel(game: Game, name: string): Bot | undefined {
  const [, level, iterations] = NAME.exec(name) ?? [];
  if (level === undefined) return undefined;
  const bots: Bot[] = [];
  const botFor = (seats: number): Bot => {
    const plan = game.levels(seats)[level as Level];
    bots[seats] ??= makeLevelBot(
      game,
      name,
      iterations === undefined ? plan : withIterations(plan, Number(iterations)),
    );
    return bots[seats];
  };
  return { name, choose: (task) => botFor(task.state.seats).choose(task) };
}

/** Only a level that searches has iterations. */
function withIterations(plan: LevelPlan, iterations: number): LevelPlan {
  return plan.by === 'search' ? { ...plan, iterations } : plan;
}

/** Now and then it answers without thinking. */
function withLapses(bot: Bot, share: number): Bot {
  return {
    name: bot.name,
    choose(task) {
      const { game, state, decision, rng } = task;
      if (below(rng, LOTS) >= share * LOTS) return bot.choose(task);
      const answer: OptionId[] = [];
      game.policy(state, decision, rng, answer);
      return answer;
    },
  };
}

const LOTS = 1000;

function makeLevelBot({ search }: Game, name: string, plan: LevelPlan): Bot {
  switch (plan.by) {
    case 'own':
      return plan.lapses === 0 ? plan.bot : withLapses(plan.bot, plan.lapses);
    case 'greedy':
      return makeGreedyBot(name, { worlds: plan.worlds, answers: 48, guesses: 12, overlooks: plan.overlooks });
    case 'search':
      return makeSearchBot(name, { iterations: plan.iterations, plan: search ?? { depth: Number.POSITIVE_INFINITY } });
  }
}
