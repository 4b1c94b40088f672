import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { useTable } from '../../tableContext.ts';
import { countKinds } from '../copies.ts';
import { Tile } from '../face/Tile.tsx';
import styles from './Pile.module.css';

/** Cards whose order means nothing: each kind once, with how many there are. */
export function Heap({ cards }: { readonly cards: readonly Card[] }): ReactNode {
  const { cardFace, speech } = useTable();
  return (
    <ul className={styles.heap}>
      {countKinds(cards).map(([card, count]) => (
        <li key={card}>
          <Tile face={cardFace(card)} count={count} />
          <span className="visually-hidden">{speech.t('cards', { n: count })}</span>
        </li>
      ))}
    </ul>
  );
}
