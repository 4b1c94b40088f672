import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { useTable } from '../../../kit/tableContext.ts';
import { PanCard } from '../card/PanCard.tsx';
import styles from './LargeFace.module.css';

/** A card of Panovník in its printed shape. */
export function LargeFace({ card }: { readonly card: Card }): ReactNode {
  const { speech, cardFace } = useTable();
  return (
    <div className={styles.card}>
      <PanCard card={card} face={cardFace(card)} speech={speech} />
    </div>
  );
}
