import {
  type Answer,
  type AnswerFault,
  type Card,
  cardParam,
  type Decision,
  faultRefusal,
  type Refusal,
  refusal,
} from '@regalia/kernel';
import { CARDS, isAction, isReaction, isTreasure } from '../rules/cards/printed.ts';
import type { DominionView } from './view.ts';

/** The rule against an answer. */
export function whyNot(view: DominionView, d: Decision, answer: Answer, fault: AnswerFault): Refusal {
  if (d.of !== 'card' || fault === 'malformed') return faultRefusal(d, fault);
  if (fault === 'too-often') return refusal(d.rule, 'refuse.too-often', { min: d.min, max: d.max });
  if (fault !== 'not-offered') return faultRefusal(d, fault);
  const card = answer.find((option) => !d.options.includes(option)) as Card;
  if (CARDS[card] === undefined) return faultRefusal(d, fault);
  return whyNotCard(view, d, card);
}

function whyNotCard(view: DominionView, d: Decision, card: Card): Refusal {
  const params = { card: cardParam(card) };
  switch (d.prompt) {
    case 'action':
      if (!isAction(card)) return refusal('DOM-4.3', 'refuse.no-action', params);
      return refusal('DOM-4.3', 'refuse.not-in-hand', params);
    case 'treasures':
      if (isTreasure(card)) return refusal('DOM-5.1', 'refuse.not-in-hand', params);
      if (isAction(card)) return refusal('DOM-4.8', 'refuse.action-phase-over', params);
      return refusal('DOM-5.8', 'refuse.no-treasure', params);
    case 'name-kind':
      if (view.kingdom.includes(card)) return refusal('DOM-12.2', 'refuse.named-already', params);
      return refusal('DOM-12.2', 'refuse.not-of-these-sets', params);
    case 'buy':
      return whyNotFromSupply(view, card, 'DOM-5.3', 'refuse.too-expensive');
    case 'gain-treasure':
      if (!isTreasure(card)) return refusal(d.rule, 'refuse.no-treasure', params);
      return whyNotFromSupply(view, card, d.rule, 'refuse.wrong-cost');
    case 'gain':
    case 'gain-exactly':
    case 'gain-or-not':
    case 'swindle':
      return whyNotFromSupply(view, card, d.rule, 'refuse.wrong-cost');
    case 'wish':
      return refusal('DOM-I09.5', 'refuse.not-in-game', params);
    case 'react':
      if (!isReaction(card) || !isInHand(view, d, card)) return whyNotInHand(view, d, card);
      return refusal('DOM-9.7', 'refuse.shown-already', params);
    default:
      return whyNotInHand(view, d, card);
  }
}

function whyNotFromSupply(view: DominionView, card: Card, rule: string, key: string): Refusal {
  const pile = view.piles.find((one) => one.card === card);
  if (pile === undefined) return refusal('DOM-12.3', 'refuse.not-in-game', { card: cardParam(card) });
  if (pile.count === 0) return refusal('DOM-7.8', 'refuse.empty-pile', { card: cardParam(card) });
  return refusal(rule, key, { card: cardParam(card), cost: pile.cost, coins: view.coins });
}

function whyNotInHand(view: DominionView, d: Decision, card: Card): Refusal {
  const key = isInHand(view, d, card) ? 'refuse.not-this-card' : 'refuse.not-in-hand';
  return refusal(d.rule, key, { card: cardParam(card) });
}

function isInHand(view: DominionView, d: Decision, card: Card): boolean {
  return view.seats[d.seat]?.hand.cards?.includes(card) ?? false;
}
