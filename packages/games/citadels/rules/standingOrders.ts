import type { Answer, Decision, StandingOrder } from '@regalia/kernel';

/**
 * CIT-14.5: what a seat may order beforehand for a secret window, with or without the card, so that neither silence nor
 * haste tells anything: ask me; play the card whenever I may; never play it.
 */
export const ORDER_CHOICES = ['ask', 'play', 'never'] as const;
export type OrderChoice = (typeof ORDER_CHOICES)[number];

/** CIT-14.5: carried out if it is legal, else it is a pass. */
export function answerByOrder(window: string, choice: string, d: Decision): Answer | undefined {
  if (d.prompt !== window) return undefined;
  if (choice === 'play') return d.options.slice(0, 1);
  return choice === 'never' ? [] : undefined;
}

export const STANDING_ORDERS: readonly StandingOrder[] = ['fristensky', 'acrobat'].map((window) => ({
  id: window,
  choices: ORDER_CHOICES,
  answer: (choice, d) => answerByOrder(window, choice, d),
}));
