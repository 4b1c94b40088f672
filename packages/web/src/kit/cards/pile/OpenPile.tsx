import type { Card, Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { CardOnTable } from '../CardOnTable.tsx';
import styles from './Pile.module.css';
import { PileLabel } from './PileLabel.tsx';

interface OpenPileProps {
  readonly name: string;
  readonly says: string;
  /** The card on top; null where nothing lies. */
  readonly top: Card | null;
  readonly count: number;
  readonly at: string;
  readonly place?: string | undefined;
  readonly seat?: Seat | undefined;
  readonly className?: string | undefined;
}

/** Cards face up: the top one, and how many there are. */
export function OpenPile({ name, says, top, count, at, place, seat, className }: OpenPileProps): ReactNode {
  return (
    <div className={cx(styles.pile, className)} data-place={at}>
      <span className={styles.card}>
        {top !== null && <CardOnTable card={top} place={place} seat={seat} note={says} />}
      </span>
      <PileLabel name={name} says={says} count={count} />
    </div>
  );
}
