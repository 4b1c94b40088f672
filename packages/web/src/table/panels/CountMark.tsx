import type { ReactNode } from 'react';
import styles from './CountMark.module.css';

interface CountMarkProps {
  readonly count: number;
  /** What is counted. */
  readonly label: string;
}

/** How much waits behind a tab; nothing where nothing does. */
export function CountMark({ count, label }: CountMarkProps): ReactNode {
  if (count === 0) return null;
  return (
    <span className={styles.mark} title={label}>
      {count}
    </span>
  );
}
