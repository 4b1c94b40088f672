import { type Card, leadsOverBest, listBySeat, type Seat } from '@regalia/kernel';
import { CARDS, isAction, isTreasure, PROVINCE, printedCoinsOf, printedCost } from '../../rules/cards/printed.ts';
import { kingdomPile } from '../../rules/kingdoms/kingdoms.ts';
import { pointsOf } from '../../rules/scoring.ts';
import { coinsOf, type DominionState } from '../../rules/state.ts';
import { cardsIn, hand, ownedBy } from '../../rules/zones.ts';

/** Lead over the best of the others: points, and as long as there is time to use it, what the deck can do. */
export function leadsOf(s: Readonly<DominionState>): number[] {
  const late = s.flow.outcome !== null ? 1 : progress(s);
  return leadsOverBest(listBySeat(s.seats, (seat) => standing(s, seat, late)));
}

/** 0 at the start, 1 when the game is about to end. */
function progress(s: Readonly<DominionState>): number {
  const provinces = 1 - (s.supply[PROVINCE] as number) / kingdomPile(PROVINCE, s.seats);
  return Math.min(1, Math.max(provinces, s.emptyPiles / 3));
}

function standing(s: Readonly<DominionState>, seat: Seat, late: number): number {
  const owned = ownedBy(s, seat);
  const points = pointsOf(owned) * (0.3 + 0.7 * late);
  if (late === 1) return points;
  let deck = 0;
  for (const card of owned) deck += strength(card);
  return points + (1 - late) * deck + (s.turn === seat ? promise(s, seat) : 0);
}

/** What a card adds to a deck, and takes from it by being in the way. Found by trial. */
const STRENGTHS: readonly number[] = CARDS.map((_, card) => strengthOf(card));

function strength(kind: Card): number {
  return STRENGTHS[kind] as number;
}

function strengthOf(kind: Card): number {
  if (isTreasure(kind)) return printedCoinsOf(kind) - 0.9;
  return isAction(kind) ? 0.25 * printedCost(kind) : -0.5;
}

/** What this turn may still bring: coins at hand and in hand, and Actions to play. */
function promise(s: Readonly<DominionState>, seat: Seat): number {
  let coins = s.coins;
  let actions = 0;
  for (const card of cardsIn(s, hand(seat))) {
    if (isTreasure(card)) coins += 0.9 * coinsOf(s, card);
    else if (isAction(card)) actions++;
  }
  return 0.15 * coins + 0.1 * Math.min(actions, s.actions) + 0.02 * s.buys;
}
