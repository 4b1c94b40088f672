import { type Card, forkFast, type Game, type Policy, type RngState, type Seat } from '@regalia/kernel';
import { makeKingdomCode } from '../../rules/kingdoms/kingdomCode.ts';
import type { DominionState } from '../../rules/state.ts';
import { answerByPlan } from '../tactics/answer.ts';
import type { Plan } from './plan.ts';

/** Where plans are tried: everything a plan may depend on, all of it public. */
export interface Setting {
  readonly game: Game<DominionState>;
  readonly options: unknown;
  readonly kingdom: readonly Card[];
  readonly seats: number;
}

export function settingOf(game: Game<DominionState>, s: Readonly<DominionState>): Setting {
  const { kingdom, seats } = s;
  const treasures = s.doubleTreasures ? 'two-sets' : 'one-set';
  const options = game.parseOptions({ kingdom: 'picked', cards: makeKingdomCode(kingdom), treasures }, seats);
  return { game, options, kingdom: kingdom.slice(), seats };
}

/** Plays one game of `plan` against seats that all follow `rival`; the share of the win that `plan` gets. */
export function playGame(
  { game, options, seats }: Setting,
  plan: Plan,
  rival: Plan,
  seat: Seat,
  rng: RngState,
): number {
  const state = game.setupUntracked(options, seats, forkFast(rng));
  const policy: Policy<DominionState> = (s, d, _, answer) => {
    for (const option of answerByPlan(d.seat === seat ? plan : rival, s, d)) answer.push(option);
  };
  game.playOut(state, policy, rng, MOST_ANSWERS);
  return shareOfWin(state, seat);
}

/** A game that does not end is shared by all. */
export function shareOfWin({ flow, seats }: Readonly<DominionState>, seat: Seat): number {
  const winners = flow.outcome?.winners ?? [];
  if (winners.length === 0) return 1 / seats;
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** Answers after which a game that plans cannot end is given up. */
export const MOST_ANSWERS = 1500;
