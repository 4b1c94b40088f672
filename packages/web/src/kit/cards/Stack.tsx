import type { Card } from '@regalia/kernel';
import { type ReactNode, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { CardBack } from './CardBack.tsx';
import { Heap } from './Heap.tsx';
import styles from './Pile.module.css';
import { PileLabel } from './PileLabel.tsx';

interface StackProps {
  /** What it is called below the cards, and in full to those who do not see them. */
  readonly name: string;
  readonly says: string;
  readonly count: number;
  /** For what flies here and lessons that point here. */
  readonly at: string;
  /** What it holds, in no order, where I may know it. */
  readonly contents?: readonly Card[] | null | undefined;
  /** Said with the contents. */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
}

/** Cards face down: how many there are and, where I know it by counting, which. */
export function Stack({ name, says, count, at, contents, note, className }: StackProps): ReactNode {
  const [open, setOpen] = useState(false);
  const back = count > 0 && <CardBack />;
  return (
    <div className={cx(styles.pile, className)} data-place={at} title={says}>
      <span className={styles.card}>
        {contents && count > 0 ? (
          <button type="button" className={styles.look} aria-label={says} onClick={() => setOpen(true)}>
            {back}
          </button>
        ) : (
          back
        )}
      </span>
      <PileLabel name={name} says={says} count={count} />
      {open && contents && (
        <Dialog title={says} onClose={() => setOpen(false)} wide>
          <p className={styles.note}>{note}</p>
          <Heap cards={contents} />
        </Dialog>
      )}
    </div>
  );
}
