import type { Answer, Decision, StandingOrder } from '@regalia/kernel';

/** The choice for each standing order by its id; orders never given are left out. */
export type OrderChoices = Readonly<Record<string, string>>;

/** The choice that holds; an order's first choice leaves the question to the person. */
export function choiceFor({ id, choices }: StandingOrder, given: OrderChoices): string {
  const choice = given[id];
  return choice !== undefined && choices.includes(choice) ? choice : (choices[0] ?? '');
}

/** The answer by standing order; null where they leave the question to the person. */
export function orderedAnswer(
  orders: readonly StandingOrder[],
  given: OrderChoices,
  decision: Decision,
): Answer | null {
  for (const order of orders) {
    const answer = order.answer(choiceFor(order, given), decision);
    if (answer !== undefined) return answer;
  }
  return null;
}

/** Reads the stored form: one choice for each order of the game, in their order, as in "ask.never". */
export function parseOrders(orders: readonly StandingOrder[], stored: string): OrderChoices {
  const words = stored.split('.');
  return Object.fromEntries(orders.map((order, i) => [order.id, choiceFor(order, { [order.id]: words[i] ?? '' })]));
}

export function formatOrders(orders: readonly StandingOrder[], given: OrderChoices): string {
  return orders.map((order) => choiceFor(order, given)).join('.');
}
