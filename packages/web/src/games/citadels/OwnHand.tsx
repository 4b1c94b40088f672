import { cardOf } from '@regalia/games/citadels';
import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { CardOnTableProps } from '../../kit/cards/CardOnTable.tsx';
import { Hand } from '../../kit/cards/Hand.tsx';
import { useTable } from '../../kit/tableContext.ts';
import styles from './Board.module.css';
import { inHandOrder } from './city/groups.ts';
import { useTargets } from './turn/aim.ts';
import { useBoard } from './useBoard.ts';
import { word } from './words.ts';

/** More cards than these are too narrow for words. */
const WITH_WORDS = 10;

/** My hand: in my turn a card stands for building or playing it, and some cards for the tap on the table that comes next. */
export function OwnHand(): ReactNode {
  const { view, me } = useBoard();
  const { speech } = useTable();
  const { isTurn, aim, ofHand, aimOfHand } = useTargets();
  const { hand, coins = 0 } = view.seats[me] ?? {};
  if (hand === undefined) return null;
  const isNarrow = hand.count > WITH_WORDS;
  const each = (card: Card): Partial<CardOnTableProps> => {
    const option = ofHand(card);
    if (option === undefined) return {};
    const short = isTurn && aim.use === null ? cardOf(card).cost - coins : 0;
    return {
      option,
      place: undefined,
      aim: aimOfHand(card),
      children: short > 0 && (
        <span className={styles.short} title={word(speech, 'short', { n: short })}>
          {isNarrow ? `−${short}` : word(speech, 'short', { n: short })}
        </span>
      ),
    };
  };
  return <Hand cards={hand.cards && inHandOrder(hand.cards)} count={hand.count} seat={me} as="tile" each={each} />;
}
