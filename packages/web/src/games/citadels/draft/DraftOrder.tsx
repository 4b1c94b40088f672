import type { Seat } from '@regalia/kernel';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Jewel } from '../../../kit/seats/Jewel.tsx';
import { SeatTab } from '../../../kit/seats/SeatStrip.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Glyph } from '../../../ui/Glyph.tsx';
import { Belongings } from '../city/Belongings.tsx';
import { City } from '../city/City.tsx';
import { Summary } from '../city/Summary.tsx';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import styles from './DraftOrder.module.css';

/** More picks than these take two rows, where each says what the seat has. */
const ONE_ROW = 4;
const GLYPHS = { picked: 'check', picks: 'hourglass', waits: null } as const;

/**
 * Who picks, first to last: who has picked, and who still will. Detailed, it stands for the other cities where there is no room
 * for them: it says what each seat has, and a tap shows its city.
 */
export function DraftOrder({ detailed }: { readonly detailed: boolean }): ReactNode {
  const { view } = useBoard();
  const { speech } = useTable();
  const [open, setOpen] = useState<Seat | null>(null);
  const { order, picks } = view.draft;
  const columns = order.length > ONE_ROW ? Math.ceil(order.length / 2) : order.length;
  return (
    <>
      <ol
        className={detailed ? styles.tabs : styles.order}
        aria-label={word(speech, 'draft.order')}
        style={{ '--columns': columns } as CSSProperties}
      >
        {order.map((seat, pick) => {
          const state = pick < picks ? 'picked' : pick === picks ? 'picks' : 'waits';
          const mark = (
            <>
              {GLYPHS[state] && <Glyph name={GLYPHS[state]} className={styles.glyph} />}
              <span className="visually-hidden">{word(speech, `draft.${state}`)}</span>
            </>
          );
          return (
            <li
              key={pick}
              className={styles[state]}
              title={`${speech.nameOf(seat)}: ${word(speech, `draft.${state}`)}`}
            >
              {detailed ? (
                <SeatTab
                  seat={seat}
                  isTurn={state === 'picks'}
                  summary={<Summary seat={seat}>{mark}</Summary>}
                  onClick={() => setOpen(seat)}
                />
              ) : (
                <>
                  <Jewel seat={seat} />
                  <span className={styles.name}>{speech.nameOf(seat)}</span>
                  {mark}
                </>
              )}
            </li>
          );
        })}
      </ol>
      {open !== null && (
        <Dialog title={speech.nameOf(open)} onClose={() => setOpen(null)}>
          <Belongings seat={open} withPoints />
          <City seat={open} as="tiny" />
        </Dialog>
      )}
    </>
  );
}
