import {
  type Answer,
  type AnswerFault,
  type Card,
  cardParam,
  type Decision,
  faultRefusal,
  type OptionId,
  type Refusal,
  refusal,
  seatParam,
} from '@regalia/kernel';
import { findAbility } from '../rules/cards/abilities.ts';
import { WAGON_PRICE } from '../rules/cards/actionCards.ts';
import { SMITHY_PRICE } from '../rules/cards/buildings.ts';
import {
  ASSASSIN,
  BISHOP,
  CARDS,
  CHARACTER_COUNT,
  costOf,
  HUMAN_CANNONBALL,
  isActionCard,
  isBuilding,
  SMITHY,
  THIEF,
  TREASURY_WAGON,
  WARLORD,
} from '../rules/cards/printed.ts';
import { type Choice, choiceOf } from '../rules/menu.ts';
import type { CitadelsSeatView, CitadelsView, TurnView } from './view.ts';

/** The rule against an answer. */
export function whyNot(view: CitadelsView, d: Decision, answer: Answer, fault: AnswerFault): Refusal {
  if (fault !== 'not-offered' && fault !== 'too-often') return faultRefusal(d, fault);
  if (fault === 'too-often') return refusal(d.rule, 'refuse.too-often');
  const option = answer.find((one) => !d.options.includes(one)) as OptionId;
  if (d.of === 'action') return whyNotAction(view, d, option);
  if (CARDS[option] === undefined) return faultRefusal(d, fault);
  return refusal(d.rule, windowRefusal(d), { card: cardParam(option) });
}

function windowRefusal(d: Decision): string {
  switch (d.prompt) {
    case 'fristensky':
    case 'acrobat':
      return 'refuse.cannot-react';
    case 'draft':
    case 'draft-and-lay':
      return 'refuse.not-in-draft';
    default:
      return 'refuse.not-this-card';
  }
}

function whyNotAction(view: CitadelsView, d: Decision, option: OptionId): Refusal {
  const choice = choiceOf(option);
  const { turn } = view;
  const own = view.seats[d.seat];
  const sensible = Number.isSafeInteger(option) && option >= 0 && choice.seat < view.seats.length;
  if (turn === null || own === undefined || !sensible) return refusal(d.rule, 'refuse.not-offered');
  return refusalOf(view, turn, own, choice) ?? refusal('CIT-5.1', 'refuse.not-offered');
}

function refusalOf(view: CitadelsView, turn: TurnView, own: CitadelsSeatView, choice: Choice): Refusal | undefined {
  switch (choice.action) {
    case 'coins':
    case 'cards':
      return turn.income ? refusal('CIT-5.2', 'refuse.income-taken') : refusal('CIT-11.2', 'refuse.no-cards');
    case 'build':
      return whyNotBuild(turn, own, choice.card);
    case 'color':
      return turn.colored ? refusal('CIT-5.6', 'refuse.used') : refusal('CIT-6.5', 'refuse.no-color');
    case 'end':
      return turn.income ? undefined : refusal('CIT-5.8', 'refuse.income-first');
    case 'murder':
    case 'rob':
      return whyNotName(view, turn, choice);
    case 'destroy':
      return whyNotDestroy(view, turn, own, choice);
    case 'play':
      return whyNotPlay(turn, own, choice);
    case 'laboratory':
      return turn.laboratory ? refusal('CIT-7.6', 'refuse.used') : undefined;
    case 'smithy':
      return whyNotSmithy(view, turn, own);
    case 'improve':
      return whyNotImprove(turn, own, choice);
    case 'wagon':
      return whyNotWagon(view, own, choice);
    default:
      return turn.ability ? refusal('CIT-5.6', 'refuse.used') : undefined;
  }
}

function whyNotBuild(turn: TurnView, own: CitadelsSeatView, card: Card): Refusal | undefined {
  if (!isBuilding(card)) return undefined;
  const params = { card: cardParam(card) };
  if (!turn.income) return refusal('CIT-5.5', 'refuse.income-first');
  if (turn.built >= turn.mostBuilt) return refusal('CIT-5.3', 'refuse.built-enough', { n: turn.mostBuilt });
  if (!own.hand.cards?.includes(card)) return refusal('CIT-5.3', 'refuse.not-in-hand', params);
  if (own.city.some((building) => building.card === card)) return refusal('CIT-5.4', 'refuse.same-building', params);
  return refusal('CIT-5.3', 'refuse.too-expensive', { ...params, cost: costOf(card), coins: own.coins });
}

function whyNotName(view: CitadelsView, turn: TurnView, { action, card }: Choice): Refusal | undefined {
  if (turn.character !== (action === 'murder' ? ASSASSIN : THIEF) || card >= CHARACTER_COUNT) return undefined;
  const rule = action === 'murder' ? 'CIT-6.3' : 'CIT-6.4';
  if (turn.ability) return refusal('CIT-5.6', 'refuse.used');
  if (view.ranks[card]?.murdered) return refusal(rule, 'refuse.is-murdered', { card: cardParam(card) });
  return refusal(rule, 'refuse.cannot-name', { card: cardParam(card) });
}

function whyNotDestroy(view: CitadelsView, turn: TurnView, own: CitadelsSeatView, choice: Choice): Refusal | undefined {
  const params = { card: cardParam(choice.card), seat: seatParam(choice.seat) };
  const target = view.seats[choice.seat];
  const building = target?.city.find(({ card }) => card === choice.card);
  if (turn.character !== WARLORD) return undefined;
  if (turn.ability) return refusal('CIT-5.6', 'refuse.used');
  if (target === undefined || building === undefined) return undefined;
  if (target.complete) return refusal('CIT-6.16', 'refuse.city-complete', { seat: params.seat });
  if (view.ranks[BISHOP]?.seat === choice.seat) return refusal('CIT-6.10', 'refuse.bishop', { seat: params.seat });
  if (building.price === null)
    return refusal(isBuilding(choice.card) ? 'CIT-7.5' : 'CIT-9.10', 'refuse.stands', params);
  if (building.price <= own.coins) return undefined;
  return refusal('CIT-6.15', 'refuse.too-expensive', {
    card: params.card,
    cost: building.price,
    coins: own.coins,
  });
}

function whyNotPlay(turn: TurnView, own: CitadelsSeatView, { action, card }: Choice): Refusal | undefined {
  if (!isActionCard(card)) return undefined;
  const params = { card: cardParam(card) };
  if (!own.hand.cards?.includes(card)) return refusal('CIT-9.2', 'refuse.not-in-hand', params);
  if (turn.actionCard) return refusal('CIT-9.2', 'refuse.action-card-played');
  return refusal(findAbility(action, card)?.rule ?? 'CIT-9.3', 'refuse.cannot-play', params);
}

function whyNotSmithy(view: CitadelsView, turn: TurnView, own: CitadelsSeatView): Refusal | undefined {
  if (turn.smithy) return refusal('CIT-7.7', 'refuse.used');
  if (!own.city.some(({ card }) => card === SMITHY)) return undefined;
  if (view.deck + view.discard.length === 0) return refusal('CIT-11.2', 'refuse.no-cards');
  return refusal('CIT-7.7', 'refuse.too-expensive', { card: cardParam(SMITHY), cost: SMITHY_PRICE, coins: own.coins });
}

/** CIT-9.31. */
function whyNotImprove(turn: TurnView, own: CitadelsSeatView, { card, old }: Choice): Refusal | undefined {
  const held = own.hand.cards ?? [];
  const params = { card: cardParam(card) };
  const missing = [HUMAN_CANNONBALL, card].find((one) => !held.includes(one));
  if (missing !== undefined) return refusal('CIT-9.30', 'refuse.not-in-hand', { card: cardParam(missing) });
  if (turn.actionCard) return refusal('CIT-9.2', 'refuse.action-card-played');
  if (!isBuilding(card) || !own.city.some((building) => building.card === old)) return undefined;
  if (!isBuilding(old)) return refusal('CIT-9.11', 'refuse.not-this-card', { card: cardParam(old) });
  const cost = costOf(card) - costOf(old);
  if (cost <= 0) return refusal('CIT-9.30', 'refuse.not-dearer', { ...params, old: cardParam(old) });
  if (own.city.some((building) => building.card === card)) return refusal('CIT-9.31', 'refuse.same-building', params);
  return refusal('CIT-9.31', 'refuse.too-expensive', { ...params, cost, coins: own.coins });
}

function whyNotWagon(view: CitadelsView, own: CitadelsSeatView, { card, seat }: Choice): Refusal | undefined {
  if (own.wagons.some(({ number }) => number === card)) return refusal('CIT-9.13', 'refuse.own-wagon');
  const wagon = view.seats[seat]?.wagons.find(({ number }) => number === card);
  if (wagon === undefined) return undefined;
  if (wagon.used) return refusal('CIT-9.12', 'refuse.used');
  if (view.deck + view.discard.length === 0) return refusal('CIT-11.2', 'refuse.no-cards');
  const params = { card: cardParam(TREASURY_WAGON), cost: WAGON_PRICE, coins: own.coins };
  return refusal('CIT-9.16', 'refuse.too-expensive', params);
}
