import {
  type Answer,
  type Bot,
  type BotTask,
  type Decision,
  hasChoice,
  type OptionId,
  onlyAnswer,
  type SearchPlan,
} from '@regalia/kernel';
import { completeAtRandom, isComplete, STOP } from './picks.ts';
import { Reward } from './reward.ts';
import { NO_NODE, Tree } from './Tree.ts';
import { Walk } from './Walk.ts';

export interface SearchBudget {
  /** Sampled worlds played through. The same number with the same seed gives the same answer. */
  readonly iterations: number;
  /** When a position below the tree is judged. */
  readonly plan: SearchPlan;
}

/** What the search found out about one first pick. */
export interface PickEstimate {
  readonly option: OptionId;
  readonly visits: number;
  /** Mean reward, from 0 to 1. */
  readonly mean: number;
  readonly standardError: number;
}

export interface SearchResult {
  readonly answer: Answer;
  readonly iterations: number;
  readonly nodes: number;
  readonly picks: readonly PickEstimate[];
}

/** Together under 50 MB for one thought. */
const MOST_NODES = 200_000;
const MOST_EDGES = 1_000_000;
/** How often it is looked whether the first pick can still change. */
const CHECK_EVERY = 32;

/** Information-set Monte-Carlo tree search, one tree per seat, a fresh sample of what the seat cannot know in every iteration. */
export function search(task: BotTask, budget: SearchBudget): SearchResult {
  const { game, state, decision: d, rng, stop } = task;
  if (!hasChoice(d)) return { answer: onlyAnswer(d), iterations: 0, nodes: 0, picks: [] };
  const tree = new Tree(MOST_NODES, MOST_EDGES);
  const walk = new Walk(tree, state.seats, game.policy);
  const reward = new Reward();
  const { depth, isQuiet } = budget.plan;
  let iterations = 0;
  while (iterations < budget.iterations && !stop()) {
    const world = game.clone(state);
    game.determinize(world, d.seat, rng);
    walk.restart();
    game.playOut(world, walk.choose, rng, depth, isQuiet);
    walk.backUp(game.evaluateAll(world), world.flow.outcome, reward);
    iterations++;
    if (iterations % CHECK_EVERY === 0 && isDecided(tree, walk, d, budget.iterations - iterations)) break;
  }
  return {
    answer: mostVisited(tree, walk, task),
    iterations,
    nodes: tree.size,
    picks: picksAt(tree, walk.nodeAt(d, [])),
  };
}

export function makeSearchBot(name: string, budget: SearchBudget): Bot {
  return { name, choose: (task) => search(task, budget).answer };
}

/** Whether no other first pick can overtake in what is left; only where the answer is a single pick. */
function isDecided(tree: Tree, walk: Walk, d: Decision, left: number): boolean {
  if (d.kind !== 'amount' && d.max > 1) return false;
  const visits = picksAt(tree, walk.nodeAt(d, []))
    .map((pick) => pick.visits)
    .sort((a, b) => b - a);
  return (visits[0] ?? 0) - (visits[1] ?? 0) > left;
}

function picksAt(tree: Tree, node: number): PickEstimate[] {
  const picks: PickEstimate[] = [];
  if (node === NO_NODE) return picks;
  for (let edge = tree.firstEdge(node); edge < tree.endOfEdges(node); edge++) {
    const [option, visits, mean, standardError] = [
      tree.option(edge),
      tree.visits(edge),
      tree.mean(edge),
      tree.standardError(edge),
    ];
    picks.push({ option, visits, mean, standardError });
  }
  return picks;
}

/** Follows the most visited picks to a complete answer; where the tree ends before that, the rest is drawn. */
function mostVisited(tree: Tree, walk: Walk, { decision: d, rng }: BotTask): Answer {
  const answer: OptionId[] = [];
  while (!isComplete(d, answer)) {
    const picks = picksAt(tree, walk.nodeAt(d, answer));
    if (picks.every(({ visits }) => visits === 0)) {
      completeAtRandom(d, rng, answer);
      break;
    }
    const best = picks.reduce((a, b) => (b.visits > a.visits || (b.visits === a.visits && b.mean > a.mean) ? b : a));
    if (best.option === STOP) break;
    answer.push(best.option);
  }
  return answer;
}
