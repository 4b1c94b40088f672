import { type Decision, type OptionId, type Policy, randomAnswer, type Seat } from '@regalia/kernel';
import { cardOf, costOf, isBuilding } from './cards.ts';
import { type Action, choiceOf } from './menu.ts';
import type { CitadelsState } from './state.ts';
import { cityOf, handOf } from './zones.ts';

/** How much a playout likes each kind of action; a building the more the dearer it is. */
const LIKES: Readonly<Record<Action, number>> = {
  coins: 30,
  cards: 20,
  build: 60,
  colour: 80,
  murder: 50,
  rob: 50,
  swap: 5,
  exchange: 4,
  draw: 70,
  destroy: 10,
  laboratory: 1,
  smithy: 12,
  play: 40,
  improve: 35,
  wagon: 8,
  end: 9,
};

/** Chooses in playouts: incomes, then the dearest building, cards where nothing in hand can be built; everything else by lot. */
export const policy: Policy<CitadelsState> = (s, d, rng, answer) => {
  if (d.prompt === 'turn') answer.push(likedAction(s, d, rng));
  else if (d.prompt === 'keep') answer.push(...dearest(d));
  else answer.push(...randomAnswer(d, rng));
};

/** The best liked action; among equal ones, as with names and targets, one by lot. */
function likedAction(s: Readonly<CitadelsState>, d: Decision, rng: number[]): OptionId {
  let most = Number.NEGATIVE_INFINITY;
  let best: OptionId[] = [];
  for (const option of d.options) {
    const liking = likingOf(s, d, option);
    if (liking < most) continue;
    if (liking > most) best = [];
    most = liking;
    best.push(option);
  }
  return randomAnswer({ ...d, options: best }, rng)[0] as OptionId;
}

function likingOf(s: Readonly<CitadelsState>, d: Decision, option: OptionId): number {
  const { action, card } = choiceOf(option);
  if (action === 'build') return LIKES.build + costOf(card);
  return action === 'cards' && !hasPlans(s, d.seat) ? LIKES.coins + 1 : LIKES[action];
}

/** Whether there is a building in hand that the city lacks. */
function hasPlans(s: Readonly<CitadelsState>, seat: Seat): boolean {
  const built = cityOf(s, seat);
  return handOf(s, seat).some((card) => isBuilding(card) && !built.includes(card));
}

function dearest(d: Decision): OptionId[] {
  const copies = d.options.flatMap((option, i) => new Array<OptionId>(d.limits?.[i] ?? 1).fill(option));
  return copies.sort((a, b) => cardOf(b).cost - cardOf(a).cost || a - b).slice(0, d.min);
}
