import { type Answer, type Card, paramId } from '@regalia/kernel';
import { CARD_IDS, COPPER, cardOf, isAction, isTreasure, printedCoinsOf } from '../../rules/cards/printed.ts';
import { coinsOf, costOf, type DominionState, supplyCosting } from '../../rules/state.ts';
import { coinsOwned } from '../plans/plan.ts';
import { copiesOf, moneyAtHand, priceReached, type Situation } from './situation.ts';
import { worthInDeck, worthInHand } from './worth.ts';

/** Up to `most` cards that are better trashed, worst first; a Copper only if this turn's money allows it. */
export function trashJunk(at: Situation, most: number): Card[] {
  const { s, d } = at;
  let coins = coinsOwned(s, d.seat);
  let money = moneyAtHand(at);
  const inTurn = s.turn === d.seat;
  const trashed: Card[] = [];
  for (const card of sortedBy(copiesOf(d), (kind) => worthInDeck(at, kind, coins))) {
    if (trashed.length === most || worthInDeck(at, card, coins) >= 0) continue;
    if (card === COPPER) {
      if (inTurn && isNeeded(s, money)) continue;
      coins--;
      money--;
    }
    trashed.push(card);
  }
  return trashed;
}

/** Whether one coin less pays for less than a Province, a Gold or a card that costs 5. */
function isNeeded(s: Readonly<DominionState>, money: number): boolean {
  const reached = priceReached(s, money);
  return reached >= 5 && priceReached(s, money - 1) < reached;
}

/** What a trashed card can be exchanged for: up to this much more than it cost, or exactly that. */
const EXCHANGES: ReadonlyMap<Card, { readonly more: number; readonly exact: boolean }> = new Map([
  [CARD_IDS.get('upgrade') as Card, { more: 1, exact: true }],
  [CARD_IDS.get('remodel') as Card, { more: 2, exact: false }],
  [CARD_IDS.get('mine') as Card, { more: 3, exact: false }],
]);
const MINE = CARD_IDS.get('mine');

/** The cards to trash where their number is fixed. */
export function trashFixed(at: Situation): Answer {
  const source = paramId(at.d.params, 'source');
  const exchange = source === null ? undefined : EXCHANGES.get(source);
  if (exchange === undefined) return sortedBy(copiesOf(at.d), (kind) => worthInDeck(at, kind)).slice(0, at.d.min);
  const [best] = sortedBy(at.d.options, (kind) => -profitOf(at, kind, exchange, source === MINE));
  return best === undefined ? [] : [best];
}

/** What trashing a card of the hand with this Action would gain, at best; 0 for an Action that does not exchange. */
export function bestProfit(at: Situation, action: Card, hand: readonly Card[]): number {
  const exchange = EXCHANGES.get(action);
  if (exchange === undefined) return 0;
  let best = Number.NEGATIVE_INFINITY;
  let isSpared = false;
  for (const kind of hand) {
    if (kind === action && !isSpared) {
      isSpared = true;
      continue;
    }
    if (action === MINE && !isTreasure(kind)) continue;
    best = Math.max(best, profitOf(at, kind, exchange, action === MINE));
  }
  return best;
}

function profitOf(
  at: Situation,
  kind: Card,
  { more, exact }: { readonly more: number; readonly exact: boolean },
  treasureOnly: boolean,
): number {
  const price = costOf(at.s, kind) + more;
  let best = exact ? 0 : Number.NEGATIVE_INFINITY;
  for (const gained of supplyCosting(at.s, exact ? price : 0, price)) {
    if (treasureOnly && !isTreasure(gained)) continue;
    const worth = worthInDeck(at, gained);
    if (worth > best || (exact && best === 0)) best = worth;
  }
  return best - worthInDeck(at, kind);
}

/** The card to pass in a Masquerade. */
export function passWorst(at: Situation): Answer {
  return sortedBy(at.d.options, (kind) => worthInDeck(at, kind)).slice(0, 1);
}

export function discardWorst(at: Situation, count: number): Answer {
  return sortedBy(copiesOf(at.d), (kind) => worthInHand(at, kind)).slice(0, count);
}

/** Whatever is of no use this turn. */
export function discardUseless(at: Situation): Answer {
  const gives = at.s.actions === 0;
  return copiesOf(at.d).filter((kind) => !isTreasure(kind) && (gives || !isAction(kind)));
}

/** An Action that can no longer be played, or money that is not needed for what can be bought; else the worst card. */
export function putBack(at: Situation): Card {
  const { s, d } = at;
  const cards = copiesOf(d);
  const actions = cards.filter(isAction);
  if (actions.length > s.actions) return bestBy(actions, (kind) => -printedRank(s, kind));
  const money = moneyAtHand(at);
  const spare = cards.filter((card) => isTreasure(card) && coinsOf(s, card) <= money - priceReached(s, money));
  return spare.length > 0 ? bestBy(spare, printedCoinsOf) : bestBy(cards, (kind) => -worthInHand(at, kind));
}

function printedRank(s: Readonly<DominionState>, kind: Card): number {
  return costOf(s, kind) + (cardOf(kind).types.includes('victory') ? 0.5 : 0);
}

function bestBy(cards: readonly Card[], rank: (kind: Card) => number): Card {
  return cards.reduce((best, card) => (rank(card) > rank(best) ? card : best));
}

/** Lowest first; equals by kind. */
export function sortedBy(cards: readonly Card[], rank: (kind: Card) => number): Card[] {
  return cards
    .map((card) => ({ card, rank: rank(card) }))
    .sort((a, b) => a.rank - b.rank || a.card - b.card)
    .map(({ card }) => card);
}
