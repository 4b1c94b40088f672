import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { CardButton } from '../../cards/CardButton.tsx';
import { useZoom } from '../../cards/zoom.ts';
import { cx } from '../../ui/cx.ts';
import type { BoardProps } from '../gameUi.ts';
import { spokenCard } from './cardText.ts';
import { DominionCard } from './DominionCard.tsx';
import { DominionTile } from './DominionTile.tsx';
import styles from './Hand.module.css';
import { OrderMark } from './OrderMark.tsx';
import { placeOf } from './place.ts';
import { useNarrow } from './useNarrow.ts';

interface HandCardProps extends Pick<BoardProps, 'choice' | 'speech'> {
  readonly card: Card;
  /** Which of several copies this is. */
  readonly copy: number;
}

/** Copies are marked from the first on; a click on a marked one takes a mark away. */
export function HandCard({ card, copy, choice, speech }: HandCardProps): ReactNode {
  const zoom = useZoom();
  const narrow = useNarrow();
  const { decision } = choice;
  const active = placeOf(decision) === 'hand';
  const isOffered = active && (decision?.options.includes(card) ?? false);
  const marks = (choice.parked ?? choice.picked).flatMap((one, place) => (one === card ? [place] : []));
  const place = active || choice.parked ? marks[copy] : undefined;
  const isSingle = decision?.max === 1;
  const isOrdered = decision?.kind === 'order' || decision?.prompt.startsWith('discard');
  const choose = (): void => {
    if (!active) zoom.open(card);
    else if (place !== undefined && !isSingle) choice.drop(card);
    else choice.toggle(card);
  };
  return (
    <li className={cx(styles.slot, place !== undefined && styles.marked, active && !isOffered && styles.dim)}>
      <span className={styles.card}>
        <CardButton
          card={card}
          label={spokenCard(card, speech)}
          pressed={isOffered ? place !== undefined : undefined}
          glowing={isOffered && place === undefined}
          onChoose={choose}
        >
          {narrow ? <DominionTile card={card} speech={speech} /> : <DominionCard card={card} speech={speech} />}
          {place !== undefined && isOrdered && <OrderMark place={place} decision={decision} speech={speech} />}
        </CardButton>
      </span>
    </li>
  );
}
