import { type Answer, type Card, type Decision, paramId } from '@regalia/kernel';
import { COPPER, CURSE, cardOf, isAction, isTreasure, printedCost } from '../../rules/cards/printed.ts';
import { modeId } from '../../rules/modes.ts';
import { coinsOf, costOf, type DominionState } from '../../rules/state.ts';
import { cardsIn, hand } from '../../rules/zones.ts';
import { bestOf, isJunk, worstOf, worthOf } from './worth.ts';

/** What a sensible player does, apart from buying: a quick answer to every question, from what its seat knows. */
export function answerByHabit(s: Readonly<DominionState>, d: Decision): Answer {
  switch (d.prompt) {
    case 'treasures':
      return copiesOf(d);
    case 'action':
    case 'throne-room':
      return chooseAction(s, d);
    case 'react':
      return d.options.filter((kind) => cardOf(kind).showsOnce).slice(0, 1);
    case 'discard-any':
      return copiesOf(d).filter((card) => worthOf(card) < 0);
    case 'trash-up-to':
      return copiesOf(d)
        .filter((card) => isJunk(card) && card !== COPPER)
        .slice(0, d.max);
    case 'trash':
    case 'discard':
    case 'pass':
    case 'bureaucrat':
      return worstOf(copiesOf(d), d.min);
    case 'put-on-deck':
      return [putBack(s, d)];
    case 'order-on-deck':
      return worstOf(copiesOf(d), d.min);
    case 'gain':
    case 'gain-exactly':
    case 'gain-treasure':
    case 'gain-or-not':
      return d.options.length === 0 ? [] : gainBest(d);
    case 'swindle':
      return [d.options.includes(CURSE) ? CURSE : (worstOf(d.options, 1)[0] as Card)];
    case 'wish':
      return [mostFrequent(s, d)];
    case 'baron':
    case 'steal':
      return copiesOf(d).slice(0, d.max);
    case 'spy':
      return d.options.filter((card) =>
        paramId(d.params, 'about') === d.seat ? worthOf(card) < 1 : worthOf(card) >= 1,
      );
    case 'thief':
    case 'name-kind':
      return d.options.length === 0 ? [] : [bestOf(d.options)];
    case 'set-aside':
      return s.actions > 0 ? [] : d.options.slice(0, d.max);
    default:
      return d.of === 'mode' ? chooseModes(s, d) : worstOf(copiesOf(d), d.min);
  }
}

function copiesOf(d: Decision): Card[] {
  const copies: Card[] = [];
  for (let i = 0; i < d.options.length; i++) {
    for (let n = d.limits === null ? 1 : (d.limits[i] as number); n > 0; n--) copies.push(d.options[i] as Card);
  }
  return copies;
}

/** Cards with +Actions first, then the dearest; none that would only do harm. */
function chooseAction(s: Readonly<DominionState>, d: Decision): Answer {
  const held = cardsIn(s, hand(d.seat));
  let best = -1;
  let most = d.min > 0 ? Number.NEGATIVE_INFINITY : 0;
  for (const kind of d.options) {
    const value = harms(kind, held) ? -1 : (GIVES_ACTIONS.has(cardOf(kind).id) ? 20 : 1) + printedCost(kind);
    if (value <= most) continue;
    most = value;
    best = kind;
  }
  return best < 0 ? [] : [best];
}

const GIVES_ACTIONS = new Set(
  'village market laboratory festival mining-village shanty-town great-hall scout spy cellar upgrade minion wishing-well'.split(
    ' ',
  ),
);
const TRASHERS = new Map([
  ['chapel', 1],
  ['upgrade', 1],
  ['remodel', 1],
  ['trading-post', 2],
]);

function harms(kind: Card, held: readonly Card[]): boolean {
  const needed = TRASHERS.get(cardOf(kind).id) ?? 0;
  return needed > 0 && held.filter(isJunk).length < needed;
}

/** An Action that can no longer be played, or money that is not needed for what can be bought; else the worst card. */
function putBack(s: Readonly<DominionState>, d: Decision): Card {
  const cards = copiesOf(d);
  const action = cards.find(isAction);
  if (action !== undefined && s.actions === 0) return action;
  const money = s.coins + cards.reduce((sum, card) => sum + (isTreasure(card) ? coinsOf(s, card) : 0), 0);
  const spare = cards.filter((card) => isTreasure(card) && coinsOf(s, card) <= money - bestPrice(s, money));
  return spare.length > 0 ? bestOf(spare) : (worstOf(cards, 1)[0] as Card);
}

/** The dearest of Province, Gold and Silver that the money pays. */
function bestPrice(s: Readonly<DominionState>, money: number): number {
  for (const kind of [5, 2, 1]) if (costOf(s, kind) <= money) return costOf(s, kind);
  return 0;
}

function gainBest(d: Decision): Answer {
  const best = bestOf(d.options);
  return d.min === 0 && worthOf(best) <= 1 ? [] : [best];
}

/** What one's own deck has most of. */
function mostFrequent(s: Readonly<DominionState>, d: Decision): Card {
  const counts = d.options.map((kind) => cardsIn(s, hand(d.seat) - 1).filter((card) => card === kind).length);
  return d.options[counts.indexOf(Math.max(...counts))] as Card;
}

const MODE_ORDER = [
  '2-actions',
  '1-action',
  'trash-this',
  'keep-this',
  '3-cards',
  '1-card',
  '2-coins',
  '1-coin',
  '2-cards',
  'discard-2',
  'gain-curse',
  'turn-deck',
  'leave-deck',
  'trash-2',
  'new-hands',
  '1-buy',
] as const;

function chooseModes(s: Readonly<DominionState>, d: Decision): Answer {
  const holdsActions = cardsIn(s, hand(d.seat)).some(isAction);
  const rank = (mode: number) => {
    const place = MODE_ORDER.findIndex((name) => modeId(name) === mode);
    return !holdsActions && place < 2 ? place + 20 : place;
  };
  return d.options
    .slice()
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, d.min);
}
