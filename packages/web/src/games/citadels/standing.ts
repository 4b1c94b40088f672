import { ORDER_CHOICES, type OrderChoice, STANDING_ORDERS } from '@regalia/games/citadels';
import type { StandingOrders } from '../../kit/gameUi.ts';

/** One order for each secret window, in the order of the windows, as one word: "ask.never". */
export function choicesOf(order: string): readonly OrderChoice[] {
  const given = order.split('.');
  return STANDING_ORDERS.map((_, i) => ORDER_CHOICES.find((choice) => choice === given[i]) ?? 'ask');
}

export function withChoice(order: string, window: number, choice: OrderChoice): string {
  return choicesOf(order).with(window, choice).join('.');
}

/** CIT-14.5: given with or without the card, so that neither silence nor haste tells anything. */
export const standing: StandingOrders = {
  orders: ORDER_CHOICES.flatMap((first) => ORDER_CHOICES.map((second) => `${first}.${second}`)),
  answer: (order, d) => {
    const choices = choicesOf(order);
    for (const [window, { answer }] of STANDING_ORDERS.entries()) {
      const answered = answer(choices[window] ?? 'ask', d);
      if (answered !== undefined) return answered;
    }
    return null;
  },
  choices: (order) => {
    const choices = choicesOf(order);
    return Object.fromEntries(STANDING_ORDERS.map(({ id }, window) => [id, choices[window] ?? 'ask']));
  },
};
