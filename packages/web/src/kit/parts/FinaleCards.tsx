import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { copiesOf } from '../cards/copies.ts';
import { Tile } from '../cards/Tile.tsx';
import { useTable } from '../tableContext.ts';
import styles from './FinaleCards.module.css';

interface FinaleCardsProps {
  readonly label?: string;
  readonly cards: readonly Card[];
}

/** Cards of a seat at the end of a game, and what they are. */
export function FinaleCards({ label, cards }: FinaleCardsProps): ReactNode {
  const { look } = useTable();
  return (
    <>
      {label !== undefined && <p className={styles.label}>{label}</p>}
      <ul className={styles.row}>
        {copiesOf(cards).map(({ card, copy }) => (
          <li key={`${card}-${copy}`}>
            <Tile look={look(card)} />
          </li>
        ))}
      </ul>
    </>
  );
}
