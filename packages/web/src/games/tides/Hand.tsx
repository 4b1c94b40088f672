import type { TidesView } from '@regalia/games/tides';
import type { Seat } from '@regalia/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { CardBack } from '../../cards/CardFace.tsx';
import type { BoardProps } from '../gameUi.ts';
import styles from './Hand.module.css';
import { HandCard } from './HandCard.tsx';

interface HandProps extends Pick<BoardProps, 'choice' | 'speech'> {
  readonly view: TidesView;
  readonly seat: Seat;
}

/** My hand, fanned: what each card would bring at once, and what I marked. */
export function Hand({ view, seat, speech, choice }: HandProps): ReactNode {
  const { decision, toggle } = choice;
  const hand = view.seats[seat]?.hand ?? { count: 0, cards: null };
  const cards = hand.cards ?? [];
  const marked = choice.parked ?? choice.picked;
  return (
    <ul
      className={styles.hand}
      style={{ '--count': hand.count } as CSSProperties}
      aria-label={speech.text('zone.hand')}
      data-place="hand"
    >
      {cards.map((card) => (
        <HandCard
          key={card}
          card={card}
          view={view}
          seat={seat}
          decision={decision}
          place={marked.indexOf(card)}
          needsMe={marked.length === 0}
          speech={speech}
          onChoose={toggle}
        />
      ))}
      {hand.cards === null &&
        Array.from({ length: hand.count }, (_, i) => (
          <li key={`back-${i}`} className={styles.slot} aria-hidden="true">
            <CardBack />
          </li>
        ))}
      {hand.count === 0 && decision !== null && <li className={styles.nothing}>{speech.t('hand.empty')}</li>}
    </ul>
  );
}
