import {
  type Answer,
  type AnswerFault,
  type Card,
  cardParam,
  type Decision,
  type OptionId,
  type Refusal,
  refusal,
  refuseCount,
  seatParam,
} from '@regalia/kernel';
import { findAbility } from './abilities.ts';
import { ASSASSIN, CARDS, CHARACTER_COUNT, costOf, isActionCard, isBuilding, THIEF, WARLORD } from './cards.ts';
import { type Choice, choiceOf } from './menu.ts';
import type { CitadelsSeatView, CitadelsView, TurnView } from './view.ts';

/** The rule against an answer. */
export function whyNot(view: CitadelsView, d: Decision, answer: Answer, fault: AnswerFault): Refusal {
  if (fault !== 'not-offered' && fault !== 'too-often') return refuseCount(d, fault);
  if (fault === 'too-often') return refusal(d.rule, 'refuse.too-often');
  const option = answer.find((one) => !d.options.includes(one)) as OptionId;
  if (d.of === 'action') return whyNotAction(view, d, option);
  if (CARDS[option] === undefined) return refuseCount(d, fault);
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
    case 'colour':
      return turn.colored ? refusal('CIT-5.6', 'refuse.used') : refusal('CIT-6.5', 'refuse.no-colour');
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
      return turn.smithy ? refusal('CIT-7.7', 'refuse.used') : undefined;
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
  if (building.price === null) return refusal('CIT-6.14', 'refuse.protected', params);
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
