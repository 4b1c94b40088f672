import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { CardOnTable, type CardOnTableProps } from './CardOnTable.tsx';
import styles from './CardRow.module.css';
import { copiesOf } from './copies.ts';

interface CardRowProps {
  readonly cards: readonly Card[];
  readonly as?: 'tile' | 'tiny';
  /** What these cards are; spoken, and shown on request. */
  readonly label?: string | undefined;
  /** For what flies here. */
  readonly at?: string | undefined;
  /** What more a card shows or says, or which option it stands for. */
  readonly each?: (card: Card) => Partial<CardOnTableProps>;
  /** They slide to where they lie next, as a hand does. */
  readonly moves?: boolean;
  readonly className?: string | undefined;
}

/** Open cards side by side, to be read; where they are many they lie over each other, and the last is seen whole. */
export function CardRow({ cards, as = 'tiny', label, at, each, moves = false, className }: CardRowProps): ReactNode {
  return (
    <ul className={cx(styles.row, styles[as], className)} aria-label={label} title={label} data-place={at} data-arrows>
      {copiesOf(cards).map(({ card, copy }) => (
        <li key={`${card}-${copy}`}>
          <CardOnTable
            card={card}
            as={as}
            place="shown"
            motion={moves ? `${card}-${copy}` : undefined}
            {...each?.(card)}
          />
        </li>
      ))}
    </ul>
  );
}
