import type { ReactNode } from 'react';
import { SmallHeap } from '../../../kit/cards/pile/SmallHeap.tsx';
import { SmallPile } from '../../../kit/cards/pile/SmallPile.tsx';
import { SeatClock } from '../../../kit/seats/SeatClock.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import styles from './RoundLine.module.css';

/** How far the game has gone: the round, whose turn it is, and the piles; anybody may look through what is discarded. */
export function RoundLine(): ReactNode {
  const { view, me } = useBoard();
  const { speech, isSmall, asked } = useTable();
  const { deck, discard, turn, first } = view;
  const { order, picks, seat } = view.draft;
  const phase =
    isSmall && seat !== null
      ? word(speech, 'draft.pick', { name: speech.nameOf(seat), n: picks + 1, of: order.length })
      : speech.text(`phase.${view.phase}`);
  const turning = turn?.seat ?? view.draft.seat;
  const pileSays = (zone: 'deck' | 'discard', n: number): string =>
    word(speech, 'pile', { name: speech.text(`zone.${zone}`) ?? '', n });
  return (
    <section className={styles.line} aria-label={word(speech, 'round', { n: view.round })}>
      <p className={styles.facts}>
        <b>{word(speech, 'round', { n: view.round })}</b>
        {first !== null && <b className={styles.last}>{word(speech, 'last-round')}</b>}
        <span key={view.phase} className={styles.fact}>
          {turn
            ? word(speech, 'turn.of', { card: speech.cardName(turn.character), name: speech.nameOf(turn.seat) })
            : phase}
        </span>
        {isSmall && turning !== null && turning !== me && asked.includes(turning) && (
          <SeatClock seat={turning} speech={speech} isMe={false} />
        )}
      </p>
      <div className={styles.piles}>
        <SmallPile says={pileSays('deck', deck)} at="deck">
          {deck}
        </SmallPile>
        <SmallHeap says={pileSays('discard', discard.length)} at="discard" cards={discard} />
      </div>
    </section>
  );
}
