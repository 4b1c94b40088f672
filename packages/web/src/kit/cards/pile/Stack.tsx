import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { CardBack } from '../face/CardBack.tsx';
import styles from './Pile.module.css';
import { PileBrowser } from './PileBrowser.tsx';
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
  const back = count > 0 && <CardBack />;
  return (
    <div className={cx(styles.pile, className)} data-place={at} title={says}>
      <span className={styles.card}>
        {contents && count > 0 ? (
          <PileBrowser heading={says} cards={contents} note={note} className={styles.browse} aria-label={says}>
            {back}
          </PileBrowser>
        ) : (
          back
        )}
      </span>
      <PileLabel name={name} says={says} count={count} />
    </div>
  );
}
