import type { CitadelsView } from '@regalia/games/citadels';
import type { Seat } from '@regalia/kernel';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Counter } from '../../kit/parts/Counter.tsx';
import { Jewel } from '../../kit/seats/Jewel.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Belongings } from './Belongings.tsx';
import { City } from './City.tsx';
import styles from './DraftOrder.module.css';
import { coin } from './tokens.tsx';
import { word } from './words.ts';

/** More picks than these take two rows, where each says what the seat has. */
const ONE_ROW = 4;

interface DraftOrderProps {
  readonly view: CitadelsView;
  /** Stands for the other cities where there is no room for them: says what each seat has, and a tap shows its city. */
  readonly detailed: boolean;
}

/** Who picks, first to last: who has picked, and who still will. */
export function DraftOrder({ view, detailed }: DraftOrderProps): ReactNode {
  const { speech } = useTable();
  const [open, setOpen] = useState<Seat | null>(null);
  const { order, picks } = view.draft;
  return (
    <ol
      className={styles.order}
      aria-label={word(speech, 'draft.order')}
      data-detailed={detailed || undefined}
      style={{ '--columns': order.length > ONE_ROW ? Math.ceil(order.length / 2) : order.length } as CSSProperties}
    >
      {order.map((seat, pick) => {
        const state = pick < picks ? 'picked' : pick === picks ? 'picks' : 'waits';
        const own = view.seats[seat];
        const glyph = state === 'picked' ? 'check' : state === 'picks' ? 'hourglass' : null;
        const mark = glyph && <Glyph name={glyph} className={styles.glyph} />;
        const who = (
          <>
            <span className={styles.who}>
              <Jewel seat={seat} />
              <span className={styles.name}>{speech.nameOf(seat)}</span>
              {!detailed && mark}
              <span className="visually-hidden">{word(speech, `draft.${state}`)}</span>
            </span>
            {detailed && own && (
              <span className={styles.has}>
                <Counter icon={coin} colour="--topaz" n={own.coins} says={word(speech, 'coins', { n: own.coins })} />
                <span>{own.city.length}/8</span>
                {mark}
              </span>
            )}
          </>
        );
        return (
          <li key={pick} className={styles[state]} title={`${speech.nameOf(seat)}: ${word(speech, `draft.${state}`)}`}>
            {detailed ? (
              <button type="button" className={styles.button} onClick={() => setOpen(seat)}>
                {who}
              </button>
            ) : (
              who
            )}
          </li>
        );
      })}
      {open !== null && (
        <li className={styles.dialog}>
          <Dialog title={speech.nameOf(open)} onClose={() => setOpen(null)}>
            <Belongings view={view} seat={open} withPoints />
            <City view={view} seat={open} as="tiny" />
          </Dialog>
        </li>
      )}
    </ol>
  );
}
