import {
  type Answer,
  type AnswerFault,
  type Card,
  cardParam,
  type Decision,
  faultRefusal,
  namedParam,
  type Refusal,
  refusal,
} from '@regalia/kernel';
import { CARD_COUNT, isLaw, TOP_LAW_LEVEL } from '../rules/cards/printed.ts';
import type { Color } from '../rules/colors.ts';
import { buildId } from '../rules/ids.ts';
import { levelOf, type Slot } from '../rules/pyramid/pyramid.ts';
import { ATTACK } from '../rules/state.ts';
import type { PanovnikView } from './view.ts';

/** The rule against an answer. */
export function whyNot(view: PanovnikView, d: Decision, answer: Answer, fault: AnswerFault): Refusal {
  if (fault === 'too-often' && d.of === 'gem') return refusal(d.rule, 'refuse.too-few-gems');
  if (fault !== 'not-offered') return faultRefusal(d, fault);
  const option = answer.find((one) => !d.options.includes(one)) as number;
  switch (d.of) {
    case 'bid':
      return whyNotBid(view, d, option);
    case 'gem':
      return option >= 0 && option < 4
        ? refusal(d.rule, 'refuse.no-such-gem', { color: namedParam('gem', option) })
        : faultRefusal(d, fault);
    case 'slot':
      return whyNotSlot(view, d, option);
    case 'build':
      return whyNotBuild(view, d, buildId.parseId(Math.max(0, option)).card);
    case 'card':
      return d.prompt === 'build' ? whyNotBuild(view, d, option) : whyNotCard(d, option);
    default:
      return faultRefusal(d, fault);
  }
}

/** PAN-5.4. */
function whyNotBid(view: PanovnikView, d: Decision, bid: number): Refusal {
  if (bid === ATTACK) return refusal('PAN-5.3', 'refuse.no-attack');
  if (!(bid >= 0 && bid < 4)) return faultRefusal(d, 'not-offered');
  const color: Color = bid;
  const params = { color: namedParam('gem', color) };
  const empty = view.offer.above[color] === null && view.offer.below[color] === null;
  return refusal('PAN-5.4', empty ? 'refuse.no-card-there' : 'refuse.no-gem', params);
}

function whyNotBuild(view: PanovnikView, d: Decision, card: Card): Refusal {
  if (!isCard(card)) return faultRefusal(d, 'not-offered');
  const params = { card: cardParam(card) };
  const inHand = view.seats[d.seat]?.hand.cards?.includes(card) ?? false;
  if (!inHand) return refusal('PAN-7.1', 'refuse.not-in-hand', params);
  return isLaw(card)
    ? refusal('PAN-9.4', 'refuse.law-without-aim', params)
    : refusal('PAN-7.5', 'refuse.not-payable', params);
}

function whyNotCard(d: Decision, card: Card): Refusal {
  if (!isCard(card)) return faultRefusal(d, 'not-offered');
  const rule = d.prompt === 'virtual-deal' ? 'PAN-13.9' : d.rule;
  return refusal(rule, d.prompt === 'virtual-deal' ? 'refuse.only-above' : 'refuse.not-this-card', {
    card: cardParam(card),
  });
}

function whyNotSlot(view: PanovnikView, d: Decision, slot: Slot): Refusal {
  const own = view.seats[d.seat]?.pyramid ?? [];
  if (own.some((placed) => placed.slot === slot)) return refusal('PAN-2.3', 'refuse.slot-taken');
  const plan = view.plans.find(({ card }) => isAbout(d, card));
  const place = plan?.places.find((one) => one.slot === slot);
  if (place !== undefined && !place.payable) return refusal('PAN-7.7', 'refuse.slot-too-dear', { level: place.level });
  if (plan !== undefined && isLaw(plan.card) && levelOf(slot) > TOP_LAW_LEVEL)
    return refusal('PAN-2.6', 'refuse.law-level');
  return levelOf(slot) === 1 ? refusal('PAN-2.2', 'refuse.row-end') : refusal('PAN-2.3', 'refuse.no-support');
}

function isAbout({ params }: Decision, card: Card): boolean {
  return typeof params.card === 'object' && params.card.id === card;
}

const isCard = (card: Card): boolean => card >= 1 && card <= CARD_COUNT;
