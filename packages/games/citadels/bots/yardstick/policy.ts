import {
  botByPolicy,
  type Card,
  type Decision,
  type OptionId,
  type Policy,
  randomAnswer,
  type Seat,
} from '@regalia/kernel';
import { ARCHITECT, cardOf, colorOf, costOf, isBuilding } from '../../rules/cards/printed.ts';
import { type Action, type Choice, choiceOf } from '../../rules/menu.ts';
import type { CitadelsState } from '../../rules/state.ts';
import { priceOf } from '../../rules/verbs/city.ts';
import { cardsIn, characters, cityOf, faceUp, handOf } from '../../rules/zones.ts';

/** How much a playout likes each kind of action; what is liked less than the end is never done. */
const LIKES: Readonly<Record<Action, number>> = {
  coins: 30,
  cards: 20,
  build: 60,
  color: 80,
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
const NEVER = 0;

/**
 * Chooses in playouts, by what the seat itself can know: characters that bring something, incomes, the dearest building, cards
 * where nothing in hand can be built, cheap destruction; everything else at random.
 */
export const firstPolicy: Policy<CitadelsState> = (s, d, rng, answer) => {
  if (d.prompt === 'turn') answer.push(bestLiked(d, rng, (option) => likingOf(s, d.seat, choiceOf(option))));
  else if (d.prompt === 'draft') answer.push(bestLiked(d, rng, (card) => characterLiking(s, d.seat, card)));
  else if (d.prompt === 'keep') answer.push(...dearest(d));
  else answer.push(...randomAnswer(d, rng));
};

/** The policy as an opponent: builds what it can, and asks no more. */
export const masterMason = botByPolicy('master-mason', firstPolicy);

/** The best liked option; among equal ones, as with names and targets, a random one. */
function bestLiked(d: Decision, rng: number[], liking: (option: OptionId) => number): OptionId {
  let most = Number.NEGATIVE_INFINITY;
  let best: OptionId[] = [];
  for (const option of d.options) {
    const liked = liking(option);
    if (liked < most) continue;
    if (liked > most) best = [];
    most = liked;
    best.push(option);
  }
  return randomAnswer({ ...d, options: best }, rng)[0] as OptionId;
}

function likingOf(s: Readonly<CitadelsState>, me: Seat, { action, card, seat }: Choice): number {
  switch (action) {
    case 'build':
      return LIKES.build + costOf(card);
    case 'cards':
      return hasPlans(s, me) ? LIKES.cards : LIKES.coins + 1;
    case 'wagon':
      return hasPlans(s, me) ? LIKES.wagon : LIKES.play;
    case 'murder':
    case 'rob':
      return isElsewhere(s, me, card) ? LIKES[action] : NEVER;
    case 'swap':
      return LIKES.swap + 3 * (handOf(s, seat).length - handOf(s, me).length);
    case 'destroy':
      return seat === me ? NEVER : LIKES.destroy + cardOf(card).points - 2 * (priceOf(s, seat, card) ?? 0);
    default:
      return LIKES[action];
  }
}

/** What a character would bring with one's own city; the Architect where there is something to build with. */
function characterLiking(s: Readonly<CitadelsState>, me: Seat, character: Card): number {
  if (character === ARCHITECT) return (s.coins[me] as number) >= 4 && handOf(s, me).length >= 2 ? 4 : 1;
  const color = colorOf(character);
  return color === null ? 1 : cityOf(s, me).filter((card) => colorOf(card) === color).length;
}

/** Whether somebody else may have the character. */
function isElsewhere(s: Readonly<CitadelsState>, me: Seat, character: Card): boolean {
  return !cardsIn(s, faceUp(s.seats)).includes(character) && !cardsIn(s, characters(me)).includes(character);
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
