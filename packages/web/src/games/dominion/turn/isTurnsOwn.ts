import type { DominionView } from '@regalia/games/dominion';
import { type Decision, paramId } from '@regalia/kernel';

/** Whether the Buy phase itself asks, for Treasures from the hand or for a card of the Supply; a card's question names the card. */
export function isTurnsOwn({ where, params }: Decision, { phase }: DominionView, place: 'hand' | 'supply'): boolean {
  return phase === 'buy' && where?.place === place && paramId(params, 'source') === null;
}
