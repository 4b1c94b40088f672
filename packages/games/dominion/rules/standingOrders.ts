import type { Answer, Decision, StandingOrder } from '@regalia/kernel';
import { cardOf } from './cards/printed.ts';

/**
 * What a seat may order beforehand for all Reaction windows, with or without such a card, so that play over days goes on
 * and neither silence nor haste tells anything: ask me; always show Moat and nothing else; never react.
 */
export const STANDING_ORDERS = ['ask', 'moat', 'never'] as const;
export type ReactOrder = (typeof STANDING_ORDERS)[number];

/** The answer that the order gives; undefined if the seat must be asked. */
export function answerByOrder(order: ReactOrder, d: Decision): Answer | undefined {
  if (d.prompt !== 'react' || order === 'ask') return undefined;
  return order === 'never' ? [] : d.options.filter((kind) => cardOf(kind).showsOnce).slice(0, d.max);
}

export const reactOrder: StandingOrder = {
  id: 'react',
  choices: STANDING_ORDERS,
  answer: (choice, d) => answerByOrder(STANDING_ORDERS.find((known) => known === choice) ?? 'ask', d),
};
