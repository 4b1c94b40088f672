import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { CardOnTableProps } from '../../kit/cards/CardOnTable.tsx';
import { Hand } from '../../kit/cards/Hand.tsx';
import { inHandOrder } from './city/groups.ts';
import { HUMAN_CANNONBALL, needsTarget, useTargets } from './turn/aim.ts';
import { useBoard } from './useBoard.ts';

/** My hand: in my turn a card stands for building or playing it, and some cards for the tap on the table that comes next. */
export function OwnHand(): ReactNode {
  const { view, me } = useBoard();
  const { aim, ofHand, canAim } = useTargets();
  const hand = view.seats[me]?.hand;
  if (hand === undefined) return null;
  const isNew = aim.card === HUMAN_CANNONBALL;
  const each = (card: Card): Partial<CardOnTableProps> => {
    const option = ofHand(card);
    if (option === undefined) return {};
    if (!(needsTarget(card) || isNew) || !canAim(card)) return { option, place: undefined };
    const isOn = isNew ? aim.building === card || (aim.building === null && aim.card === card) : aim.card === card;
    const toggle = (): void => (needsTarget(card) ? aim.take(isOn ? null : card) : aim.take(aim.card, card));
    return { option, place: undefined, aim: { isOn, isOffered: true, toggle } };
  };
  return <Hand cards={hand.cards && inHandOrder(hand.cards)} count={hand.count} seat={me} each={each} />;
}
