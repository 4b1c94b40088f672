import type { TidesView } from '@regalia/games/tides';
import type { ReactNode } from 'react';
import { useTable } from '../../kit/tableContext.ts';
import { Sentence } from '../../kit/text/Sentence.tsx';
import styles from './Center.module.css';

/** The round is scored, and the monuments for the next one are being chosen (TID-4.6). */
export function isBetween({ round, seats }: TidesView): boolean {
  return seats.some(({ monuments, points }) => points.length < round && monuments.length < round - 1);
}

/** Between the kingdoms: the round, the draw pile, and what has left the game. */
export function Center({ view }: { readonly view: TidesView }): ReactNode {
  const { speech } = useTable();
  const { round, deck, removed } = view;
  return (
    <div className={styles.middle}>
      <span className={styles.round} data-place="round">
        {speech.plain(
          isBetween(view)
            ? { key: 'table.scored', params: { round: round - 1 } }
            : { key: 'table.round', params: { round } },
        )}
      </span>
      <span>
        {speech.text('zone.deck')}: <b>{deck}</b>
      </span>
      {removed.length > 0 && (
        <span className={styles.removed}>
          {speech.text('zone.box')}:{' '}
          <Sentence
            parts={removed.flatMap((card, i) => [
              i > 0 ? ', ' : '',
              { of: 'card', id: card, text: speech.cardName(card) },
            ])}
          />
        </span>
      )}
    </div>
  );
}
