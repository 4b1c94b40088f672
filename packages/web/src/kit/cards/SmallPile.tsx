import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { LookThrough } from './LookThrough.tsx';
import styles from './SmallPile.module.css';

interface SmallPileProps {
  readonly says: string;
  /** On it: how many there are. */
  readonly children: ReactNode;
  /** For what flies here. */
  readonly at?: string | undefined;
  /** All of it, where it lies face up and anybody may look through it. */
  readonly cards?: readonly Card[] | undefined;
  /** Face up, as it is also where `cards` can be looked through. */
  readonly isOpen?: boolean;
  readonly className?: string | undefined;
}

/** A pile where there is only room for its number: a back, or an open place that can be looked through. */
export function SmallPile({ says, children, at, cards, isOpen = false, className }: SmallPileProps): ReactNode {
  if (cards) {
    return (
      <LookThrough
        heading={says}
        cards={cards}
        className={cx(styles.pile, styles.open, className)}
        title={says}
        aria-label={says}
        data-place={at}
      >
        {children}
      </LookThrough>
    );
  }
  return (
    <span className={cx(styles.pile, isOpen && styles.open, className)} title={says} data-place={at}>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{says}</span>
    </span>
  );
}
