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
import type { TidesView } from './view.ts';

/** Cards that are not in hand cannot be picked; monuments and removed cards have rules of their own. */
export function whyNot(view: TidesView, d: Decision, answer: Answer, fault: AnswerFault): Refusal {
  if (fault === 'too-often') return refusal('TID-4.6', 'refuse.same-card');
  if (fault !== 'not-offered') return { ...faultRefusal(d, fault), rule: d.prompt === 'monument' ? 'TID-4.6' : d.rule };
  const card = answer.find((option) => !d.options.includes(option)) as Card;
  if (view.seats.some((seat) => seat.monuments.includes(card))) {
    return refusal('TID-4.9', 'refuse.monument-stays', { card: cardParam(card) });
  }
  if (view.removed.includes(card)) return refusal('TID-4.3', 'refuse.removed', { card: cardParam(card) });
  if (view.seats.some((seat) => seat.laid.includes(card))) {
    return refusal('TID-3.2', 'refuse.laid', { card: cardParam(card) });
  }
  return refusal(d.prompt === 'pick' ? 'TID-3.1' : 'TID-4.9', 'refuse.not-in-hand');
}
