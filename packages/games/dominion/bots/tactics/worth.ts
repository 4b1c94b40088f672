import type { Card } from '@regalia/kernel';
import {
  CARDS,
  COPPER,
  CURSE,
  cardOf,
  DUCHY,
  ESTATE,
  isAction,
  isTreasure,
  isVictory,
  PROVINCE,
  printedCoinsOf,
  printedCost,
} from '../../rules/cards/printed.ts';
import { coinsOwned, wants } from '../plans/plan.ts';
import type { Situation } from './situation.ts';

/** With this many Provinces left, points count more than what a deck can do. */
const LATE = 3;

export function isLate({ s }: Situation): boolean {
  return (s.supply[PROVINCE] as number) <= LATE || s.emptyPiles >= 2;
}

/** What it is worth to own one copy of this kind for the rest of the game; below 0 for what is better trashed. */
export function worthInDeck(at: Situation, kind: Card, coins = coinsOwned(at.s, at.d.seat)): number {
  if (kind === COPPER) return coins > at.plan.coinsKept ? -1 : 0.5;
  if (kind === CURSE) return -4;
  const points = pointsOf(kind);
  if (isTreasure(kind)) return 2 * printedCoinsOf(kind) - 1 + (isLate(at) ? points : 0);
  if (isAction(kind)) {
    const worth = USUAL_WORTHS[kind] as number;
    return worth + (wants(at.plan, at.s, at.d.seat, kind) ? 1 : 0) + (isLate(at) ? points : 0);
  }
  return isLate(at) ? points : kind === ESTATE ? -2 : points - 3;
}

/** Duke and Gardens as they usually count. */
function pointsOf(kind: Card): number {
  const { points } = cardOf(kind);
  return typeof points === 'number' ? points : 3;
}

/** Actions whose use does not follow their price. */
const UNLIKE_PRICE: Readonly<Record<string, number>> = {
  scout: 1,
  'secret-chamber': 1.5,
  coppersmith: 2,
  'great-hall': 2.5,
  pawn: 2.5,
  chancellor: 3,
  woodcutter: 3,
  thief: 2.5,
  spy: 3.5,
  adventurer: 5,
  courtyard: 4,
  masquerade: 4.5,
  steward: 4,
};

const USUAL_WORTHS: readonly number[] = CARDS.map(({ id }, kind) => UNLIKE_PRICE[id] ?? printedCost(kind));

/** What a card in hand is worth to its holder this turn, for choosing what to discard. */
export function worthInHand({ s, d }: Situation, kind: Card): number {
  if (isTreasure(kind)) return 2 * printedCoinsOf(kind) + (kind === COPPER ? 2 * s.copperBonus : 0);
  if (isAction(kind)) return s.turn === d.seat && s.actions === 0 ? 0 : 1 + printedCost(kind);
  return kind === CURSE ? -2 : isVictory(kind) ? -1 : 0;
}

/** What giving this card to another seat costs it, most harmful least. */
export function worthToVictim(at: Situation, kind: Card): number {
  if (kind === CURSE) return -4;
  if (kind === DUCHY || kind === ESTATE) return isLate(at) ? pointsOf(kind) + 3 : -1;
  if (isTreasure(kind)) return 2 * printedCoinsOf(kind) - 1;
  return isAction(kind) ? (USUAL_WORTHS[kind] as number) : pointsOf(kind);
}
