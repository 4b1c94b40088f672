import type { Card, OptionId, Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { spokenFace } from '../../../kit/cards/face/cardFace.ts';
import { Choosable } from '../../../kit/choice/Choosable.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import styles from './CardHere.module.css';

interface CardHereProps {
  readonly card: Card;
  readonly place: string;
  readonly seat?: Seat | undefined;
  /** The option it stands for, where that is not the card itself. */
  readonly option?: { readonly of: string; readonly id: OptionId } | undefined;
  readonly note?: string | undefined;
  readonly className?: string | undefined;
  /** How it is drawn. */
  readonly children: ReactNode;
}

/** A card lying open somewhere, to be read and to be chosen. */
export function CardHere(props: CardHereProps): ReactNode {
  const { card, place, seat, option = { of: 'card', id: card }, note, className, children } = props;
  const says = spokenFace(useTable().cardFace(card));
  return (
    <Choosable
      {...option}
      place={place}
      seat={seat}
      card={card}
      says={note ? `${says} ${note}` : says}
      className={cx(styles.card, className)}
      motion={`card ${card}`}
    >
      {children}
    </Choosable>
  );
}
