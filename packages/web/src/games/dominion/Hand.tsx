import type { DominionView } from '@regalia/games/dominion';
import type { Card, Seat } from '@regalia/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { CardBack } from '../../cards/CardFace.tsx';
import type { BoardProps } from '../gameUi.ts';
import styles from './Hand.module.css';
import { HandCard } from './HandCard.tsx';
import { inHandOrder } from './order.ts';
import { placeOf } from './place.ts';

interface HandProps extends Pick<BoardProps, 'choice' | 'speech'> {
  readonly view: DominionView;
  readonly seat: Seat;
}

/** More cards than this overlap, or take two rows on a phone. */
const ONE_ROW = 6;

/** My hand: each copy is a card of its own, and the cards overlap where they are many. */
export function Hand({ view, seat, choice, speech }: HandProps): ReactNode {
  const { cards, count } = view.seats[seat]?.hand ?? { cards: null, count: 0 };
  const { decision, picked, parked, toggle, drop } = choice;
  const marked = parked ?? (placeOf(decision) === 'hand' ? picked : []);
  const placesOf = (card: Card): number[] => marked.flatMap((one, place) => (one === card ? [place] : []));
  return (
    <ul
      className={styles.hand}
      aria-label={speech.text('zone.hand')}
      data-place="hand"
      data-many={count > ONE_ROW || undefined}
      style={{ '--columns': count > ONE_ROW ? Math.ceil(count / 2) : count } as CSSProperties}
    >
      {copiesOf(inHandOrder(cards ?? [])).map(({ card, copy }) => (
        <HandCard
          key={`${card}-${copy}`}
          card={card}
          motion={`${card}-${copy}`}
          place={placesOf(card)[copy]}
          decision={decision}
          toggle={toggle}
          drop={drop}
          speech={speech}
        />
      ))}
      {cards === null &&
        Array.from({ length: count }, (_, i) => (
          <li key={`back-${i}`} className={styles.slot} aria-hidden="true">
            <span className={styles.card}>
              <CardBack />
            </span>
          </li>
        ))}
    </ul>
  );
}

/** Numbers the copies of a kind from 0. */
export function copiesOf(cards: readonly Card[]): { readonly card: Card; readonly copy: number }[] {
  return cards.map((card, i) => ({ card, copy: cards.slice(0, i).filter((one) => one === card).length }));
}
