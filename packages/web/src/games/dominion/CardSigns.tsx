import type { DominionCard } from '@regalia/games/dominion';
import type { ReactNode } from 'react';
import styles from './CardSigns.module.css';
import { RESOURCES, ResourceSign } from './resources.tsx';
import { SIGNS } from './signs.ts';

/** What the card gives at a glance: +1 card, +2 actions; dots where its text says more. */
export function CardSigns({ card: { id, coins } }: { readonly card: DominionCard }): ReactNode {
  const signs = coins > 0 ? { coins } : (SIGNS[id] ?? {});
  return (
    <span className={styles.signs}>
      {RESOURCES.map((of) => {
        const n = signs[of as keyof typeof signs] as number | undefined;
        return n === undefined ? null : (
          <span key={of} className={styles.plus}>
            +{n}
            <ResourceSign of={of} />
          </span>
        );
      })}
      {'more' in signs && <span className={styles.more}>…</span>}
    </span>
  );
}
