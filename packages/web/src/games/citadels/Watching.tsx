import type { CitadelsView } from '@regalia/games/citadels';
import type { ReactNode } from 'react';
import tones from '../../kit/cards/tones.module.css';
import type { BoardProps } from '../../kit/gameUi.ts';
import { News } from '../../kit/parts/News.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { thisTurn } from './recent.ts';
import styles from './Watching.module.css';
import { word } from './words.ts';

/** Somebody else's turn: which character plays, and what it has done so far. */
export function Watching({ view, log }: Pick<BoardProps<CitadelsView>, 'view' | 'log'>): ReactNode {
  const { speech, look } = useTable();
  const { turn } = view;
  const shown = turn && look(turn.character);
  return (
    <div className={styles.watching}>
      <div className={styles.who}>
        {turn && shown ? (
          <>
            <span className={cx(styles.picture, tones[shown.tone])}>
              <Icon paths={shown.art} className={styles.art} />
            </span>
            <span className={styles.words}>
              <b>{shown.name}</b>
              <span>{word(speech, 'turn.of', { name: speech.nameOf(turn.seat) })}</span>
            </span>
          </>
        ) : (
          <span>{view.phase === 'over' ? speech.text('phase.over') : word(speech, 'turn.none')}</span>
        )}
      </div>
      <div className={styles.news}>
        <News events={thisTurn(log)} />
      </div>
    </div>
  );
}
