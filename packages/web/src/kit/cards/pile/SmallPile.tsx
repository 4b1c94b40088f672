import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import styles from './SmallPile.module.css';

interface SmallPileProps {
  readonly says: string;
  /** On it: how many there are. */
  readonly children: ReactNode;
  /** For what flies here. */
  readonly at?: string | undefined;
  /** Face up. */
  readonly isOpen?: boolean;
  readonly className?: string | undefined;
}

/** A pile where there is only room for its number: a back, or an open place. */
export function SmallPile({ says, children, at, isOpen = false, className }: SmallPileProps): ReactNode {
  return (
    <span className={cx(styles.pile, isOpen && styles.open, className)} title={says} data-place={at}>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{says}</span>
    </span>
  );
}
