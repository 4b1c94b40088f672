import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { useChoosable } from '../choice/useChoosable.ts';
import { useTable } from '../tableContext.ts';
import styles from './SeatBox.module.css';
import { SeatPlate } from './SeatPlate.tsx';

interface SeatBoxProps {
  readonly seat: Seat;
  /** It is this seat's turn. */
  readonly isTurn?: boolean;
  /** What stands beside the name: crown, points, what it is shielded from. */
  readonly tags?: ReactNode;
  /** The option that choosing this seat stands for; the seat itself by default. */
  readonly option?: { readonly of: string; readonly id: number } | undefined;
  /** On a wide screen the name stands beside the seat's cards. */
  readonly isAcross?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A seat and what lies before it. Where seats are chosen from, its name is what one taps. */
export function SeatBox({
  seat,
  isTurn = false,
  tags,
  option,
  isAcross = false,
  className,
  children,
}: SeatBoxProps): ReactNode {
  const { speech } = useTable();
  const { of, id } = option ?? { of: 'seat', id: seat };
  const { asked, props } = useChoosable({ of, id, card: null, says: speech.nameOf(seat) });
  return (
    <section
      className={cx(styles.box, isAcross && styles.across, isTurn && styles.turn, className)}
      aria-label={speech.nameOf(seat)}
      data-place={`seat-${seat}`}
    >
      <header className={styles.head}>
        {asked ? (
          <button type="button" className={styles.choose} {...props}>
            <SeatPlate seat={seat} />
          </button>
        ) : (
          <SeatPlate seat={seat} />
        )}
        {tags}
      </header>
      {children}
    </section>
  );
}
