import type { Answer, Decision } from '@regalia/kernel';
import { cardOf } from './card.ts';

/**
 * What a seat may order beforehand for all Reaction windows, with or without such a card, so that play over days goes on
 * and neither silence nor haste tells anything: ask me; always show Moat and nothing else; never react.
 */
export const STANDING_ORDERS = ['ask', 'moat', 'never'] as const;
export type StandingOrder = (typeof STANDING_ORDERS)[number];

/** The answer that the order gives; undefined if the seat must be asked. */
export function answerByOrder(order: StandingOrder, d: Decision): Answer | undefined {
  if (d.prompt !== 'react' || order === 'ask') return undefined;
  return order === 'never' ? [] : d.options.filter((kind) => cardOf(kind).showsOnce).slice(0, d.max);
}
