import type { Card } from '@regalia/kernel';
import { memo, type ReactNode } from 'react';
import { CardButton } from '../../cards/CardButton.tsx';
import { useZoom } from '../../cards/zoom.ts';
import { cx } from '../../ui/cx.ts';
import type { BoardProps, Choice } from '../gameUi.ts';
import { spokenCard } from './cardText.ts';
import { DominionCard } from './DominionCard.tsx';
import { DominionTile } from './DominionTile.tsx';
import styles from './Hand.module.css';
import { OrderMark } from './OrderMark.tsx';
import { placeOf } from './place.ts';
import { useNarrow } from './useNarrow.ts';

interface HandCardProps extends Pick<BoardProps, 'speech'>, Pick<Choice, 'decision' | 'toggle' | 'drop'> {
  readonly card: Card;
  readonly motion: string;
  /** Among the marked ones, from 0; undefined if it is not marked. */
  readonly place: number | undefined;
}

/** Copies are marked from the first on; a click on a marked one takes a mark away. */
export const HandCard = memo(function HandCard(props: HandCardProps): ReactNode {
  const { card, place, motion, decision, toggle, drop, speech } = props;
  const zoom = useZoom();
  const narrow = useNarrow();
  const active = placeOf(decision) === 'hand';
  const isOffered = active && (decision?.options.includes(card) ?? false);
  const isSingle = decision?.max === 1;
  const isOrdered = decision?.kind === 'order' || decision?.prompt.startsWith('discard');
  const choose = (): void => {
    if (!active) zoom.open(card);
    else if (place !== undefined && !isSingle) drop(card);
    else toggle(card);
  };
  return (
    <li className={cx(styles.slot, place !== undefined && styles.marked, active && !isOffered && styles.dim)}>
      <span className={styles.card}>
        <CardButton
          card={card}
          label={spokenCard(card, speech)}
          pressed={isOffered ? place !== undefined : undefined}
          glowing={isOffered && place === undefined}
          motion={motion}
          onChoose={choose}
        >
          {narrow ? <DominionTile card={card} speech={speech} /> : <DominionCard card={card} speech={speech} />}
          {place !== undefined && isOrdered && <OrderMark place={place} decision={decision} speech={speech} />}
        </CardButton>
      </span>
    </li>
  );
});
