import {
  type Answer,
  type Bot,
  type BotTask,
  below,
  type Decision,
  type Game,
  openDecisions,
  type RngState,
  randomAnswer,
  type Seat,
  type State,
} from '@regalia/kernel';
import { answerKey, candidates, neighbors } from './candidates.ts';
import { guessAnswer } from './guessAnswer.ts';
import { positionValue } from './positionValue.ts';

export interface GreedyBudget {
  /** The number of sampled worlds to try each answer in. */
  readonly worlds: number;
  /** The most answers to try. */
  readonly answers: number;
  /** The most answers to try when guessing another seat's answer. */
  readonly guesses: number;
  /** The share of its answers that a careless bot does not think of; none if left out. */
  readonly overlooks?: number;
}

/** A bot that looks one decision ahead and takes the answer with the best average value over sampled worlds. */
export function makeGreedyBot(name: string, budget: GreedyBudget): Bot {
  return {
    name,
    choose(task) {
      const { decision, rng } = task;
      const all = candidates(decision, budget.answers, rng);
      const answers = budget.overlooks ? overlook(all, budget.overlooks, rng) : all;
      if (answers.length === 1) return answers[0] as Answer;
      const worlds: State[] = [];
      const sampled = bestOf(task, answers, worlds, budget);
      if (answers.length < budget.answers) return sampled ?? randomAnswer(decision, rng);
      return sampled === undefined ? randomAnswer(decision, rng) : improve(task, sampled, worlds, budget);
    },
  };
}

/** Some of the answers, at least one. */
function overlook(answers: readonly Answer[], share: number, rng: RngState): Answer[] {
  const seen = answers.slice();
  const most = Math.ceil(seen.length * (1 - share));
  while (seen.length > most) seen.splice(below(rng, seen.length), 1);
  return seen;
}

/** Hill climbing from the best sampled answer through its neighbors. */
function improve(task: BotTask, start: Answer, worlds: State[], budget: GreedyBudget): Answer {
  let best = start;
  const seen = new Set<string>();
  while (!task.stop() && !seen.has(answerKey(task.decision, best))) {
    seen.add(answerKey(task.decision, best));
    best = bestOf(task, [best, ...neighbors(task.decision, best)], worlds, budget) ?? best;
  }
  return best;
}

/** The best answer over the worlds evaluated in time; undefined if there was no time for any. */
function bestOf(task: BotTask, answers: readonly Answer[], worlds: State[], budget: GreedyBudget): Answer | undefined {
  const totals = new Array<number>(answers.length).fill(0);
  let finished = 0;
  while (finished < budget.worlds) {
    worlds[finished] ??= sampleWorld(task, budget.guesses);
    const values = tryAll(task, worlds[finished] as State, answers);
    if (values === undefined) break;
    values.forEach((value, i) => {
      totals[i] = (totals[i] as number) + value;
    });
    finished++;
  }
  return finished === 0 ? undefined : answers[indexOfMax(totals)];
}

/** The value of every answer in one world; undefined if time ran out. */
function tryAll(task: BotTask, world: State, answers: readonly Answer[]): number[] | undefined {
  const { game, decision, stop } = task;
  const values: number[] = [];
  for (const answer of answers) {
    if (stop()) return undefined;
    const after = game.clone(world);
    game.apply(after, decision.seat, answer);
    values.push(positionValue(game, after, decision.seat));
  }
  return values;
}

/** A possible world for the seat, in which the other seats have already given guessed answers. */
function sampleWorld({ game, state, decision, rng }: BotTask, guesses: number): State {
  const world = game.clone(state);
  game.determinize(world, decision.seat, rng);
  for (const [seat, answer] of guessOthers(game, world, decision.seat, guesses, rng)) game.apply(world, seat, answer);
  return world;
}

function guessOthers(game: Game, world: State, me: Seat, guesses: number, rng: RngState): [Seat, Answer][] {
  const others = openDecisions(world).filter((d: Decision) => d.seat !== me);
  return others.map((d) => [d.seat, guessAnswer(game, world, d, guesses, rng)]);
}

function indexOfMax(values: readonly number[]): number {
  return values.reduce((best, value, i) => (value > (values[best] as number) ? i : best), 0);
}
