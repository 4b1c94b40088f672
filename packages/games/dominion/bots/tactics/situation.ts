import type { Card, Decision } from '@regalia/kernel';
import { DUCHY, GOLD, isTreasure, PROVINCE, SILVER } from '../../rules/cards/printed.ts';
import { coinsOf, costOf, type DominionState } from '../../rules/state.ts';
import { cardsIn, hand } from '../../rules/zones.ts';
import type { Plan } from '../plans/plan.ts';

/** What a tactical answer is made of: the state as its seat knows it, the question, and the seat's plan. */
export interface Situation {
  readonly s: Readonly<DominionState>;
  readonly d: Decision;
  readonly plan: Plan;
}

export function handOf({ s, d }: Situation): readonly Card[] {
  return cardsIn(s, hand(d.seat));
}

export function countInHand(at: Situation, which: (kind: Card) => boolean): number {
  const cards = handOf(at);
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (which(cards[i] as Card)) count++;
  return count;
}

/** The coins of the turn so far and of the Treasures in hand. */
export function moneyAtHand(at: Situation): number {
  const cards = handOf(at);
  let money = at.s.coins;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    if (isTreasure(card)) money += coinsOf(at.s, card);
  }
  return money;
}

/** Each option as often as it may be picked. */
export function copiesOf(d: Decision): Card[] {
  const copies: Card[] = [];
  for (let i = 0; i < d.options.length; i++) {
    for (let n = d.limits === null ? 1 : (d.limits[i] as number); n > 0; n--) copies.push(d.options[i] as Card);
  }
  return copies;
}

/** The dearest of Province, Gold, a five and Silver that this much money pays, as its printed price. */
export function priceReached(s: Readonly<DominionState>, money: number): number {
  for (const price of PRICES) if (costOf(s, price.kind) <= money) return price.cost;
  return 0;
}

const PRICES = [
  { kind: PROVINCE, cost: 8 },
  { kind: GOLD, cost: 6 },
  { kind: DUCHY, cost: 5 },
  { kind: SILVER, cost: 3 },
];
