import type { StandingOrder } from '@regalia/kernel';
import type { StandingOrders } from '../gameUi.ts';

/** What is chosen for each standing order of the game; the first choice leaves it to the person. */
export function choicesOf(orders: readonly StandingOrder[], given: string): readonly string[] {
  const chosen = given.split('.');
  return orders.map(({ choices }, i) => choices.find((choice) => choice === chosen[i]) ?? choices[0] ?? '');
}

export function withChoice(orders: readonly StandingOrder[], given: string, at: number, choice: string): string {
  return choicesOf(orders, given).with(at, choice).join('.');
}

/** The game's own standing orders as one word, a choice for each in their order: "ask.never". */
export function standingOf(orders: readonly StandingOrder[]): StandingOrders {
  return {
    orders: orders.reduce<string[]>(
      (words, { choices }) =>
        words.flatMap((said) => choices.map((choice) => (said === '' ? choice : `${said}.${choice}`))),
      [''],
    ),
    answer: (given, d) => {
      const choices = choicesOf(orders, given);
      for (const [i, order] of orders.entries()) {
        const answered = order.answer(choices[i] ?? '', d);
        if (answered !== undefined) return answered;
      }
      return null;
    },
    choices: (given) => {
      const choices = choicesOf(orders, given);
      return Object.fromEntries(orders.map(({ id }, i) => [id, choices[i] ?? '']));
    },
  };
}
