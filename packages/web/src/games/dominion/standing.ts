import { CARD_IDS } from '@regalia/games/dominion';
import type { StandingOrders } from '../gameUi.ts';

export const ORDERS = ['ask', 'moat', 'never'] as const;

/** What to do about Attacks: the same whether the hand holds a Reaction or not, so that it tells nothing. */
export const standing: StandingOrders = {
  orders: ORDERS,
  answer: (order, d) => {
    if (d.prompt !== 'react' || order === 'ask') return null;
    const moat = CARD_IDS.get('moat');
    return order === 'moat' && moat !== undefined && d.options.includes(moat) ? [moat] : [];
  },
};
