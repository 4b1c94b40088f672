import type { Seat } from '@regalia/kernel';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { othersOf } from '../../kit/seats/others.ts';
import { useTable } from '../../kit/tableContext.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Rival } from './city/Rival.tsx';
import styles from './OtherSeats.module.css';
import { useBoard } from './useBoard.ts';
import { word } from './words.ts';

/** More than these take two rows. */
const ONE_ROW = 3;

/** The other cities, the next seat first. On a phone each is a line; the one that is tapped unfolds over the others. */
export function OtherSeats(): ReactNode {
  const { view, me } = useBoard();
  const { isSmall, speech } = useTable();
  const [open, setOpen] = useState<Seat | null>(null);
  const seats = othersOf(me, view.seats.length);
  const isOpen = isSmall && open !== null && seats.length > 1;
  const isLine = isSmall && !isOpen && seats.length > 1;
  const columns = columnsOf(seats.length, isSmall ? (seats.length > ONE_ROW ? 2 : 1) : ONE_ROW);
  return (
    <section
      className={styles.others}
      aria-label={word(speech, 'others')}
      data-open={isOpen || undefined}
      data-many={seats.length > ONE_ROW || undefined}
      style={{ '--across': isOpen ? 1 : columns } as CSSProperties}
    >
      {(isOpen ? [open] : seats).map((seat) => (
        <div key={seat} className={styles.place} data-compact={isLine || undefined}>
          <Rival seat={seat} onUnfold={isLine ? () => setOpen(seat) : undefined} />
        </div>
      ))}
      {isOpen && (
        <IconButton
          className={styles.close}
          glyph="close"
          label={word(speech, 'city.close')}
          onClick={() => setOpen(null)}
        />
      )}
    </section>
  );
}

function columnsOf(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most));
}
