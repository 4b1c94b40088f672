import type { DominionCard } from '@regalia/games/dominion';
import type { ReactNode } from 'react';
import { RESOURCES, type Resource, ResourceSign } from '../turn/resources.tsx';
import styles from './CardSigns.module.css';
import { SIGNS, type Signs } from './signs.ts';

const ORDER = Object.keys(RESOURCES) as readonly Resource[];

/** What the card gives at a glance: +1 card, +2 actions; dots where its text says more. */
export function CardSigns({ card: { id, coins } }: { readonly card: DominionCard }): ReactNode {
  const signs: Signs = coins > 0 ? { coins } : (SIGNS[id] ?? {});
  return (
    <span className={styles.signs}>
      {ORDER.map(
        (of) =>
          signs[of] !== undefined && (
            <span key={of} className={styles.plus}>
              +{signs[of]}
              <ResourceSign of={of} />
            </span>
          ),
      )}
      {signs.more && <span className={styles.more}>…</span>}
    </span>
  );
}
