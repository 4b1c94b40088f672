import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { PileBrowser } from './PileBrowser.tsx';
import styles from './SmallPile.module.css';

interface SmallHeapProps {
  readonly says: string;
  readonly cards: readonly Card[];
  /** For what flies here. */
  readonly at: string;
}

/** A small pile face up that anybody may look through. */
export function SmallHeap({ says, cards, at }: SmallHeapProps): ReactNode {
  return (
    <PileBrowser
      heading={says}
      cards={cards}
      className={cx(styles.pile, styles.open)}
      title={says}
      aria-label={says}
      data-place={at}
    >
      {cards.length}
    </PileBrowser>
  );
}
