import type { Card, OptionId, Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { spokenFace } from '../../../kit/cards/cardFace.ts';
import { Choosable } from '../../../kit/choice/Choosable.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { PanCard } from './PanCard.tsx';

interface CardHereProps {
  readonly card: Card;
  readonly place: string;
  readonly seat?: Seat | undefined;
  readonly level?: number | undefined;
  /** The option it stands for, where that is not the card itself. */
  readonly option?: { readonly of: string; readonly id: OptionId } | undefined;
  readonly note?: string | undefined;
  readonly className?: string | undefined;
  readonly onLook?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** A card lying open somewhere, to be read and to be chosen. */
export function CardHere(props: CardHereProps): ReactNode {
  const { card, place, seat, level, option = { of: 'card', id: card }, note, className, onLook, children } = props;
  const { speech, cardFace } = useTable();
  const face = cardFace(card);
  const says = spokenFace(face);
  return (
    <Choosable
      {...option}
      place={place}
      seat={seat}
      card={card}
      onLook={onLook}
      says={note ? `${says} ${note}` : says}
      className={className}
      motion={`card ${card}`}
    >
      <PanCard card={card} art={face.art} speech={speech} level={level} />
      {children}
    </Choosable>
  );
}
