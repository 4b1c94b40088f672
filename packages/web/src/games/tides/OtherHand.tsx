import type { TidesView } from '@regalia/games/tides';
import type { Card, Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { CardButton } from '../../cards/CardButton.tsx';
import { CardBack } from '../../cards/CardFace.tsx';
import type { BoardProps } from '../gameUi.ts';
import styles from './OtherHand.module.css';
import { TidesCard } from './TidesCard.tsx';

interface OtherHandProps extends Pick<BoardProps, 'speech'> {
  readonly view: TidesView;
  readonly seat: Seat;
  readonly onCard: (card: Card) => void;
}

/** What I passed on I remember; the zone of a hand is numbered so in the game's layout. */
const handZone = (seat: Seat): number => 2 + seat;

/** The opponent's hand: backs, or after the end and where the memory aid is on the cards themselves. */
export function OtherHand({ view, seat, speech, onCard }: OtherHandProps): ReactNode {
  const hand = view.seats[seat]?.hand ?? { count: 0, cards: null };
  if (hand.count === 0) return null;
  const remembered = view.memory.zones.find(({ zone }) => zone === handZone(seat))?.cards ?? [];
  const known = hand.cards ?? remembered;
  return (
    <div className={styles.hand} data-place={`hand-${seat}`}>
      <span className="visually-hidden">{speech.t('hand.other', { n: hand.count })}</span>
      {known.map((card) => (
        <span key={card} className={styles.known} title={speech.t('hand.remembered', { card: speech.cardName(card) })}>
          <CardButton
            card={card}
            label={speech.t('hand.remembered', { card: speech.cardName(card) })}
            motion={String(card)}
            onChoose={() => onCard(card)}
          >
            <TidesCard card={card} speech={speech} />
          </CardButton>
        </span>
      ))}
      {Array.from({ length: hand.count - known.length }, (_, i) => (
        <span key={`back-${i}`} className={styles.back} aria-hidden="true">
          <CardBack />
        </span>
      ))}
    </div>
  );
}
