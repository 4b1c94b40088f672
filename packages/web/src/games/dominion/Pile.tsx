import type { PileView } from '@regalia/games/dominion';
import type { Card } from '@regalia/kernel';
import { memo, type ReactNode } from 'react';
import { CardButton } from '../../cards/CardButton.tsx';
import { useZoom } from '../../cards/zoom.ts';
import { cx } from '../../ui/cx.ts';
import type { BoardProps } from '../gameUi.ts';
import { spokenCard } from './cardText.ts';
import { DominionTile } from './DominionTile.tsx';
import styles from './Supply.module.css';
import { word } from './words.ts';

interface PileProps extends PileView, Pick<BoardProps, 'speech'> {
  /** Whether the question is about the Supply. */
  readonly active: boolean;
  readonly isOffered: boolean;
  /** How many of it are marked. */
  readonly marked: number;
  readonly onChoose: (card: Card) => void;
}

/** A pile: what it costs now and how many are left. It glows when it can be taken. */
export const Pile = memo(function Pile(props: PileProps): ReactNode {
  const { card, count, cost, active, isOffered, marked, speech, onChoose } = props;
  const zoom = useZoom();
  const says = [
    spokenCard(card, speech),
    count === 0 ? word(speech, 'pile.empty') : word(speech, 'pile.left', { cost, n: count }),
    marked > 1 ? word(speech, 'pile.marked', { n: marked }) : '',
  ];
  return (
    <li
      className={cx(styles.pile, count === 0 && styles.empty, active && !isOffered && styles.dim)}
      data-place={`pile-${card}`}
    >
      <CardButton
        card={card}
        label={says.join(' ')}
        pressed={isOffered ? marked > 0 : undefined}
        glowing={isOffered && marked === 0}
        onChoose={() => (active ? onChoose(card) : zoom.open(card))}
      >
        <DominionTile card={card} speech={speech} cost={cost} count={count} />
        {marked > 1 && <span className={styles.times}>×{marked}</span>}
      </CardButton>
    </li>
  );
});
