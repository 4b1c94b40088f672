import {
  type Answer,
  type BotTask,
  type Decision,
  hasChoice,
  nextInt32,
  type OptionId,
  type Policy,
  type Seat,
  seedFast,
} from '@regalia/kernel';
import { COPPER, CURSE } from '../../rules/cards/printed.ts';
import { pointsOf } from '../../rules/scoring.ts';
import type { DominionState } from '../../rules/state.ts';
import { ownedBy } from '../../rules/zones.ts';
import { answerByPlan } from '../tactics/answer.ts';
import { MOST_ANSWERS, shareOfWin } from './match.ts';
import type { Plan } from './plan.ts';

interface Candidate {
  readonly answer: Answer;
  readonly isPlanned: boolean;
  sum: number;
  squares: number;
}

/** How many standard errors an answer must be ahead of the planned one to replace it. */
const MARGIN = 1;
const ROUNDS = 4;

/**
 * Tries the answers of a decision in games that all seats play to the end by the plan, each in the same sampled worlds;
 * the planned answer stands unless another one is clearly better.
 */
export function chooseByRollouts(task: BotTask<DominionState>, plan: Plan, iterations: number): Answer {
  const { state, decision: d, rng, stop } = task;
  const planned = answerByPlan(plan, state, d);
  let live = candidatesFor(d, planned);
  if (live.length === 1) return planned;
  let worlds = 0;
  for (let round = 0; round < ROUNDS && live.length > 1; round++) {
    const until = worlds + Math.ceil(iterations / ROUNDS / live.length);
    while (worlds < until) {
      if (stop()) return bestOf(live, worlds);
      const seed = nextInt32(rng);
      for (const candidate of live) credit(candidate, tryAnswer(task, plan, candidate.answer, seed));
      worlds++;
    }
    live = betterHalf(live);
  }
  return bestOf(live, worlds);
}

/** Answers of a single pick; none that throws money away. */
function candidatesFor(d: Decision, planned: Answer): Candidate[] {
  const candidates: Candidate[] = [{ answer: planned, isPlanned: true, sum: 0, squares: 0 }];
  if (!hasChoice(d) || d.max !== 1 || d.prompt === 'wish') return candidates;
  const add = (answer: Answer) => void candidates.push({ answer, isPlanned: false, sum: 0, squares: 0 });
  for (const option of d.options) if (option !== planned[0] && isSensible(d, option)) add([option]);
  if (d.min === 0 && planned.length > 0) add([]);
  return candidates;
}

function isSensible(d: Decision, option: OptionId): boolean {
  return d.prompt !== 'buy' || (option !== COPPER && option !== CURSE);
}

/** What this answer leads to in one world: mostly whether it wins, a little by how much. */
function tryAnswer(
  { game, state, decision }: BotTask<DominionState>,
  plan: Plan,
  answer: Answer,
  seed: number,
): number {
  const rng = seedFast(seed);
  const world = game.clone(state);
  game.determinize(world, decision.seat, rng);
  game.apply(world, decision.seat, answer);
  const policy: Policy<DominionState> = (s, d, _, chosen) => {
    for (const option of answerByPlan(plan, s, d)) chosen.push(option);
  };
  game.playOut(world, policy, rng, MOST_ANSWERS);
  return rewardOf(world, decision.seat);
}

const SHARE_OF_LEAD = 0.25;
const USUAL_LEAD = 10;

function rewardOf(s: DominionState, seat: Seat): number {
  const won = shareOfWin(s, seat);
  const own = pointsOf(ownedBy(s, seat));
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, pointsOf(ownedBy(s, other)));
  const lead = own - most;
  return (1 - SHARE_OF_LEAD) * won + (SHARE_OF_LEAD * lead) / (USUAL_LEAD + Math.abs(lead));
}

function credit(candidate: Candidate, reward: number): void {
  candidate.sum += reward;
  candidate.squares += reward * reward;
}

/** The planned answer always stays for comparison. */
function betterHalf(live: readonly Candidate[]): Candidate[] {
  const keep = Math.max(1, live.length >> 1);
  return live.toSorted((a, b) => b.sum - a.sum).filter((candidate, place) => place < keep || candidate.isPlanned);
}

function bestOf(live: readonly Candidate[], worlds: number): Answer {
  const planned = live.find(({ isPlanned }) => isPlanned) as Candidate;
  const best = live.reduce((most, candidate) => (candidate.sum > most.sum ? candidate : most));
  if (worlds < 2) return planned.answer;
  const variance = (planned.squares - (planned.sum * planned.sum) / worlds) / worlds;
  const clear = best.sum - planned.sum > MARGIN * Math.sqrt(2 * variance * worlds);
  return clear ? best.answer : planned.answer;
}
