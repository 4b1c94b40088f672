import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { CardBack } from './CardBack.tsx';
import styles from './Pile.module.css';

interface StackProps {
  /** What it is called below the cards, and in full to those who do not see them. */
  readonly name: string;
  readonly says: string;
  readonly count: number;
  /** For what flies here and lessons that point here. */
  readonly at: string;
  readonly className?: string | undefined;
}

/** Cards face down: how many there are, and nothing else. */
export function Stack({ name, says, count, at, className }: StackProps): ReactNode {
  return (
    <div className={cx(styles.pile, className)} data-place={at} title={says}>
      <span className={styles.card}>{count > 0 && <CardBack />}</span>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <span className="visually-hidden">{says}</span>
    </div>
  );
}
