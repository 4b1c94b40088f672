import type { DominionView } from '@regalia/games/dominion';
import type { Seat } from '@regalia/kernel';
import { memo, type ReactNode } from 'react';
import { CardBack } from '../../cards/CardFace.tsx';
import type { BoardProps } from '../gameUi.ts';
import styles from './OwnPiles.module.css';
import { ShownCard } from './ShownCard.tsx';
import { word } from './words.ts';

interface OwnPilesProps extends Pick<BoardProps, 'speech'> {
  readonly view: DominionView;
  readonly seat: Seat;
}

/** My deck, of which only the size is seen, and my discard pile, of which the top card is. */
export const OwnPiles = memo(function OwnPiles({ view, seat, speech }: OwnPilesProps): ReactNode {
  const own = view.seats[seat];
  if (own === undefined) return null;
  const { deck, discard } = own;
  return (
    <div className={styles.piles}>
      <div className={styles.pile} data-place={`deck-${seat}`}>
        <span className={styles.card}>{deck > 0 && <CardBack />}</span>
        <span className={styles.count} aria-hidden="true">
          {deck}
        </span>
        <span className={styles.name} aria-hidden="true">
          {speech.text('zone.deck')}
        </span>
        <span className="visually-hidden">{word(speech, 'deck.of', { n: deck })}</span>
      </div>
      <div className={styles.pile} data-place={`discard-${seat}`}>
        <span className={styles.card}>{discard.top !== null && <ShownCard card={discard.top} speech={speech} />}</span>
        <span className={styles.count} aria-hidden="true">
          {discard.count}
        </span>
        <span className={styles.name} aria-hidden="true">
          {speech.text('zone.discard')}
        </span>
        <span className="visually-hidden">{word(speech, 'discard.of', { n: discard.count })}</span>
      </div>
    </div>
  );
});
