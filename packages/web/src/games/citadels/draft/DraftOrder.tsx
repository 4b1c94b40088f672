import type { ReactNode } from 'react';
import { Jewel } from '../../../kit/seats/Jewel.tsx';
import { SeatName } from '../../../kit/seats/SeatName.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { Glyph } from '../../../ui/icons/Glyph.tsx';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import styles from './DraftOrder.module.css';

/** More picks than these take two columns. */
const ONE_COLUMN = 4;
const GLYPHS = { picked: 'check', picks: 'hourglass', waits: null } as const;

/** Who picks, first to last: who has picked, and who still will. */
export function DraftOrder(): ReactNode {
  const { view } = useBoard();
  const { speech } = useTable();
  const { order, picks } = view.draft;
  return (
    <ol
      className={styles.order}
      aria-label={word(speech, 'draft.order')}
      data-many={order.length > ONE_COLUMN || undefined}
    >
      {order.map((seat, pick) => {
        const state = pick < picks ? 'picked' : pick === picks ? 'picks' : 'waits';
        return (
          <li key={pick} className={styles[state]}>
            <Jewel seat={seat} />
            <b className={styles.name}>
              <SeatName name={speech.nameOf(seat)} />
            </b>
            <span className={styles.state}>{word(speech, `draft.${state}`)}</span>
            {GLYPHS[state] && <Glyph name={GLYPHS[state]} className={styles.glyph} />}
          </li>
        );
      })}
    </ol>
  );
}
