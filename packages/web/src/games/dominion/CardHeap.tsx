import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { TableSpeech } from '../../table/speech.ts';
import styles from './CardHeap.module.css';
import { DominionTile } from './DominionTile.tsx';
import { word } from './words.ts';

interface CardHeapProps {
  readonly cards: readonly Card[];
  readonly speech: TableSpeech;
}

/** Cards whose order means nothing: each kind once, with how many there are. */
export function CardHeap({ cards, speech }: CardHeapProps): ReactNode {
  return (
    <ul className={styles.heap}>
      {countKinds(cards).map(([card, count]) => (
        <li key={card}>
          <DominionTile card={card} speech={speech} count={count} />
          <span className="visually-hidden">{word(speech, 'cards', { n: count })}</span>
        </li>
      ))}
    </ul>
  );
}

export function countKinds(cards: readonly Card[]): readonly (readonly [Card, number])[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
