import { answerByOrder, dominion, STANDING_ORDERS } from '@regalia/games/dominion';
import type { StandingOrders } from '../../kit/gameUi.ts';

/** What to do about Attacks: the same whether the hand holds a Reaction or not, so that it tells nothing. */
export const standing: StandingOrders = {
  orders: STANDING_ORDERS,
  answer: (given, d) => {
    const order = STANDING_ORDERS.find((one) => one === given) ?? 'ask';
    return answerByOrder(order, d) ?? null;
  },
  choices: (given) => Object.fromEntries(dominion.timing.standingOrders.map(({ id }) => [id, given])),
};
