import { type RngState, seedFast } from '@regalia/kernel';
import { playGame, type Setting } from './match.ts';
import { mutatePlan } from './mutatePlan.ts';
import type { Plan } from './plan.ts';
import { moneyPlan, seedPlans } from './seedPlans.ts';

interface Racer {
  readonly plan: Plan;
  won: number;
  games: number;
}

/** Games of each racer in a round of the race, and the share that goes on. */
const GAMES_PER_ROUND = 24;
const SURVIVORS = 0.4;
/** A challenger is judged after each slice of games. */
const SLICE = 16;

/** The best plan so far after each slice of games, forever: a race of simple plans, then hill climbing. */
export function* findPlan(at: Setting, seed: number): Generator<Plan, never> {
  const rng = seedFast(seed);
  let best = yield* race(at, rng);
  for (;;) {
    const challenger = mutatePlan(best, at.kingdom, rng);
    if (yield* isBetter(at, challenger, best, rng)) best = challenger;
  }
}

/** All seed plans against plain money; the better ones go on, with ever more games. */
function* race(at: Setting, rng: RngState): Generator<Plan, Plan> {
  const money = moneyPlan();
  let racers: Racer[] = seedPlans(at.kingdom).map((plan) => ({ plan, won: 0, games: 0 }));
  while (racers.length > 1) {
    for (const racer of racers) {
      for (let i = 0; i < GAMES_PER_ROUND; i++) {
        racer.won += playGame(at, racer.plan, money, racer.games % at.seats, rng);
        racer.games++;
      }
      yield (racers[0] as Racer).plan;
    }
    racers.sort((a, b) => b.won / b.games - a.won / a.games);
    racers = racers.slice(0, Math.max(1, Math.floor(racers.length * SURVIVORS)));
  }
  return (racers[0] as Racer).plan;
}

/** A sequential test of a share of wins above the fair one against the fair one. */
const GAIN = 0.06;
const ACCEPTED = 1.8;
const REJECTED = -1.3;

function* isBetter(at: Setting, challenger: Plan, best: Plan, rng: RngState): Generator<Plan, boolean> {
  const fair = 1 / at.seats;
  const weight = GAIN / (fair * (1 - fair));
  let evidence = 0;
  for (let games = 0; evidence < ACCEPTED && evidence > REJECTED; ) {
    for (const end = games + SLICE; games < end; games++) {
      evidence += weight * (playGame(at, challenger, best, games % at.seats, rng) - fair - GAIN / 2);
    }
    yield best;
  }
  return evidence >= ACCEPTED;
}
