import type { TidesView } from '@regalia/games/tides';
import type { ReactNode } from 'react';
import { Sentence } from '../../table/Sentence.tsx';
import type { TableSpeech } from '../../table/speech.ts';
import styles from './Middle.module.css';

/** Between the kingdoms: the round, the draw pile, and what has left the game. */
export function Middle({ view, speech }: { readonly view: TidesView; readonly speech: TableSpeech }): ReactNode {
  const { round, deck, removed } = view;
  return (
    <div className={styles.middle}>
      <span className={styles.round} data-place="round">
        {speech.plain({ key: 'table.round', params: { round } })}
      </span>
      <span className={styles.fact}>
        {speech.text('zone.deck')}: <b>{deck}</b>
      </span>
      {removed.length > 0 && (
        <span className={styles.fact}>
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
