import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { copiesOf, countKinds } from '../cards/copies.ts';
import { Tile } from '../cards/face/Tile.tsx';
import { useTable } from '../tableContext.ts';
import styles from './FinaleCards.module.css';

interface FinaleCardsProps {
  readonly label?: string;
  readonly cards: readonly Card[];
  /** What each kind brought: given it, a kind is shown once, with how many there are. */
  readonly noteOf?: (card: Card) => string | null;
}

/** Cards of a seat at the end of a game, and what they are. */
export function FinaleCards({ label, cards, noteOf }: FinaleCardsProps): ReactNode {
  const { cardFace } = useTable();
  return (
    <>
      {label !== undefined && <p className={styles.label}>{label}</p>}
      <ul className={cx(styles.row, noteOf && styles.noted)}>
        {noteOf
          ? countKinds(cards).map(([card, count]) => (
              <li key={card}>
                <Tile face={cardFace(card)} count={count} />
                <span className={styles.note}>{noteOf(card)}</span>
              </li>
            ))
          : copiesOf(cards).map(({ card, copy }) => (
              <li key={`${card}-${copy}`}>
                <Tile face={cardFace(card)} />
              </li>
            ))}
      </ul>
    </>
  );
}
