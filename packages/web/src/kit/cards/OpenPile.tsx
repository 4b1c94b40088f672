import type { Card, Seat } from '@regalia/kernel';
import { type ReactNode, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { CardOnTable } from './CardOnTable.tsx';
import { Heap } from './Heap.tsx';
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
  /** All of it, where anybody may look through it. */
  readonly cards?: readonly Card[] | undefined;
  readonly className?: string | undefined;
}

/** Cards face up: the top one, how many there are and, where it may be looked through, all of them. */
export function OpenPile({ name, says, top, count, at, place, seat, cards, className }: OpenPileProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <div className={cx(styles.pile, className)} data-place={at}>
      <span className={styles.card}>
        {top !== null && (
          <CardOnTable card={top} place={place} seat={seat} onLook={cards && (() => setOpen(true))} note={says} />
        )}
      </span>
      <PileLabel name={name} says={says} count={count} />
      {open && cards && (
        <Dialog title={name} onClose={() => setOpen(false)} wide>
          <Heap cards={cards} />
        </Dialog>
      )}
    </div>
  );
}
