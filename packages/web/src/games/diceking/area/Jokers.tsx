import type { Card, Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { spokenFace } from '../../../kit/cards/face/cardFace.ts';
import tones from '../../../kit/cards/face/tones.module.css';
import { Choosable } from '../../../kit/choice/Choosable.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { citizenOf } from '../cardFace.tsx';
import { Die } from '../dice/Die.tsx';
import styles from './Jokers.module.css';

interface JokersProps {
  readonly cards: readonly Card[];
  readonly seat: Seat;
  readonly data: string;
}

/** The citizens before a seat, each with the die it can stand for; a thief takes one from here. */
export function Jokers({ cards, seat, data }: JokersProps): ReactNode {
  const { cardFace } = useTable();
  return (
    <ul className={styles.jokers} data-place={`area-${seat}`} data-arrows>
      {cards.map((card) => {
        const face = cardFace(card);
        return (
          <li key={card}>
            <Choosable
              of="card"
              id={card}
              place="areas"
              says={spokenFace(face)}
              className={cx(styles.joker, tones[face.tone])}
              motion={`card ${card}`}
            >
              <Icon paths={face.art} className={styles.citizen} />
              <Die face={citizenOf(data, card).joker} className={styles.die} />
            </Choosable>
          </li>
        );
      })}
    </ul>
  );
}
