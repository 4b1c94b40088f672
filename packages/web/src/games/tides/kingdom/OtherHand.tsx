import type { TidesView } from '@regalia/games/tides';
import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { CardOnTable } from '../../../kit/cards/CardOnTable.tsx';
import { CardBack } from '../../../kit/cards/face/CardBack.tsx';
import { rememberedIn } from '../../../kit/remembered.ts';
import { useTable } from '../../../kit/tableContext.ts';
import { word } from '../words.ts';
import styles from './OtherHand.module.css';

interface OtherHandProps {
  readonly view: TidesView;
  readonly seat: Seat;
}

/** The opponent's hand: backs, or after the end and where the memory aid is on the cards themselves. */
export function OtherHand({ view, seat }: OtherHandProps): ReactNode {
  const { game, speech, layout } = useTable();
  const hand = view.seats[seat]?.hand ?? { count: 0, cards: null };
  if (layout === 'flat' && hand.cards === null) return null;
  const known = hand.cards ?? rememberedIn(game, view, view.seats.length, 'hand', seat);
  return (
    <div className={styles.hand} data-place={`hand-${seat}`} data-open={hand.cards !== null || undefined}>
      <span className="visually-hidden">{word(speech, 'hand.other', { n: hand.count })}</span>
      {known.map((card) => {
        const says = word(speech, 'hand.remembered', { card: speech.cardName(card) });
        return (
          <span key={card} className={styles.known} title={says}>
            <CardOnTable card={card} as="face" place="hand" seat={seat} note={says} motion={`${card}`} />
          </span>
        );
      })}
      {Array.from({ length: hand.count - known.length }, (_, i) => (
        <span key={`back-${i}`} className={styles.back} aria-hidden="true">
          <CardBack />
        </span>
      ))}
    </div>
  );
}
