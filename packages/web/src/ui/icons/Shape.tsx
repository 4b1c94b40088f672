import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Shape.module.css';

/** What comes: a table, or a page with a picture and a list. Says so to those who do not see it. */
export function Shape({ of, label }: { readonly of: 'table' | 'page'; readonly label: string }): ReactNode {
  return (
    <div className={cx(styles.shape, styles[of])} role="status" aria-label={label} data-place="shape">
      <span className={styles.head} />
      <span className={styles.board} />
      <span className={styles.hand} />
      <span className={styles.foot} />
      <span className={styles.side} />
    </div>
  );
}
