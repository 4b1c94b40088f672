import { type Answer, type Card, type Decision, paramId } from '@regalia/kernel';
import { CARDS, COPPER, cardOf, ESTATE, isAction, isTreasure, printedCost } from '../../rules/cards/printed.ts';
import { bestProfit } from './parting.ts';
import { countInHand, handOf, type Situation } from './situation.ts';
import { isLate, worthInDeck } from './worth.ts';

/** Actions that give back the Action they cost, in the order in which to play them. */
const FREE = [
  'laboratory',
  'market',
  'great-hall',
  'spy',
  'mining-village',
  'village',
  'wishing-well',
  'festival',
  'scout',
  'upgrade',
  'cellar',
  'shanty-town',
  'pawn',
  'minion',
];
const FREE_RANKS: readonly number[] = CARDS.map(({ id }) => (FREE.includes(id) ? 100 - FREE.indexOf(id) : 0));

/** What an Action that uses up the turn's Action does for the turn. */
const TERMINALS: Readonly<Record<string, number>> = {
  witch: 9,
  torturer: 8,
  nobles: 7.6,
  'council-room': 7.5,
  smithy: 7,
  courtyard: 6.5,
  adventurer: 6.5,
  militia: 6.2,
  masquerade: 6.1,
  library: 6,
  feast: 6,
  tribute: 5.8,
  swindler: 5.5,
  bridge: 5.4,
  steward: 5.2,
  saboteur: 5,
  conspirator: 4.9,
};

/** The Action to play next: those that cost nothing first, then what does most for this turn; none that does harm. */
export function chooseAction(at: Situation): Answer {
  let best = -1;
  let most = at.d.min > 0 ? Number.NEGATIVE_INFINITY : 0;
  for (const kind of at.d.options) {
    const rank = rankOf(at, kind);
    if (rank <= most) continue;
    most = rank;
    best = kind;
  }
  return best < 0 ? [] : [best];
}

function rankOf(at: Situation, kind: Card): number {
  const free = FREE_RANKS[kind] as number;
  const { id } = cardOf(kind);
  const special = SPECIAL_RANKS[id];
  if (special !== undefined) return special(at, kind);
  return free > 0 ? free : (TERMINALS[id] ?? 0.5 + printedCost(kind));
}

const isJunk = (at: Situation) => (kind: Card) => worthInDeck(at, kind) < 0;
const isPlainVictory = (kind: Card) => !isAction(kind) && !isTreasure(kind);

/** Actions whose use depends on the hand. */
const SPECIAL_RANKS: Readonly<Record<string, (at: Situation, kind: Card) => number>> = {
  upgrade: (at, kind) => (bestProfit(at, kind, handOf(at)) > 0 ? 90 : -1),
  remodel: (at, kind) => (bestProfit(at, kind, handOf(at)) > 0.5 ? 5.3 : -1),
  mine: (at, kind) => (bestProfit(at, kind, handOf(at)) > 0 ? 5 : -1),
  conspirator: ({ s }) => (s.actionPlays >= 2 ? 89 : 4.9),
  chapel: (at) => (countInHand(at, isJunk(at)) >= 2 ? 6.3 : countInHand(at, isJunk(at)) - 0.5),
  'trading-post': (at) => (countInHand(at, isJunk(at)) >= 2 || countInHand(at, isPlainVictory) >= 2 ? 5.6 : -1),
  moneylender: (at) => (countInHand(at, (card) => card === COPPER) > 0 ? 5.5 : -1),
  baron: (at) => (countInHand(at, (card) => card === ESTATE) > 0 ? 7.2 : isLate(at) ? 2 : -1),
  coppersmith: (at) => 1 + 1.1 * countInHand(at, (card) => card === COPPER),
  'secret-chamber': (at) => 0.2 + countInHand(at, (card) => !isTreasure(card)) - 1,
  'throne-room': (at) => (countInHand(at, isAction) > 1 ? 88 : -1),
  nobles: (at) => (needsActions(at) ? 95 : 7.6),
};

/** Whether more Actions in hand wait than can be played. */
export function needsActions(at: Situation): boolean {
  return countInHand(at, (card) => isAction(card) && (FREE_RANKS[card] as number) === 0) > at.s.actions + 1;
}

/** Whether an Action in hand could not be played without another Action to spend. */
export function lacksActions(at: Situation): boolean {
  return countInHand(at, isAction) > 0 && at.s.actions === 0;
}

export function sourceIs(d: Decision, id: string): boolean {
  const source = paramId(d.params, 'source');
  return source !== null && cardOf(source).id === id;
}
