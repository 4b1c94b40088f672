import type { ReactNode } from 'react';
import { SmallHeap } from '../../../kit/cards/SmallHeap.tsx';
import { SmallPile } from '../../../kit/cards/SmallPile.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import { Ranks } from './Ranks.tsx';
import styles from './Round.module.css';

/** How far the round has gone: its number, the characters, and the piles; anybody may look through what is discarded. */
export function Round(): ReactNode {
  const { view } = useBoard();
  const { speech } = useTable();
  const { deck, discard } = view;
  const pileSays = (zone: 'deck' | 'discard', n: number): string =>
    word(speech, 'pile', { name: speech.text(`zone.${zone}`) ?? '', n });
  return (
    <section className={styles.round} aria-label={word(speech, 'round', { n: view.round })}>
      <p className={styles.facts}>
        <b>{word(speech, 'round', { n: view.round })}</b>
        {view.first === null ? (
          <span key={view.phase} className={styles.fact}>
            {speech.text(`phase.${view.phase}`)}
          </span>
        ) : (
          <b className={styles.last}>{word(speech, 'last-round')}</b>
        )}
      </p>
      <Ranks />
      <div className={styles.piles}>
        <SmallPile says={pileSays('deck', deck)} at="deck">
          {deck}
        </SmallPile>
        <SmallHeap says={pileSays('discard', discard.length)} at="discard" cards={discard} />
      </div>
    </section>
  );
}
