import type { Seat } from '@regalia/kernel';
import { type ReactNode, useEffect } from 'react';
import { SeatPlate } from '../../../kit/seats/SeatPlate.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { auctionStatus, Held, PointsNow, Priority } from '../OtherSeats.tsx';
import { Pyramid } from '../pyramid/Pyramid.tsx';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import styles from './ShownPyramid.module.css';

interface ShownPyramidProps {
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Another seat's pyramid over the stage, until it is put away by its button or Escape. */
export function ShownPyramid({ seat, onClose }: ShownPyramidProps): ReactNode {
  const { speech } = useTable();
  const { view, score } = useBoard();
  const own = view.seats[seat];
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [onClose]);
  if (own === undefined) return null;
  return (
    <section
      className={styles.shown}
      aria-label={word(speech, 'pyramid', { name: speech.nameOf(seat) })}
      data-place="shown-pyramid"
    >
      <header className={styles.head}>
        <SeatPlate seat={seat} />
        <Priority seat={seat} />
        <Held view={view} seat={seat} />
        <PointsNow seat={seat} />
        <span className={styles.status}>{auctionStatus(view, seat, speech)}</span>
        <IconButton glyph="close" label={speech.t('close')} onClick={onClose} />
      </header>
      <div className={styles.pyramid}>
        <Pyramid own={own} seat={seat} score={score[seat]} />
      </div>
    </section>
  );
}
