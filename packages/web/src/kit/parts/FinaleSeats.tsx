import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Jewel } from '../seats/Jewel.tsx';
import { useTable } from '../tableContext.ts';
import styles from './FinaleSeats.module.css';

interface FinaleSeatsProps {
  readonly title: string;
  readonly count: number;
  /** Beside the name. */
  readonly about: (seat: Seat) => ReactNode;
  readonly draw: (seat: Seat) => ReactNode;
}

/** What each seat has at the end of a game, one seat after another. */
export function FinaleSeats({ title, count, about, draw }: FinaleSeatsProps): ReactNode {
  const { speech } = useTable();
  return (
    <section className={styles.finale}>
      <h3>{title}</h3>
      {Array.from({ length: count }, (_, seat) => (
        <div key={seat} className={styles.seat}>
          <h4 className={styles.head}>
            <Jewel seat={seat} />
            {speech.nameOf(seat)}
            <small>{about(seat)}</small>
          </h4>
          {draw(seat)}
        </div>
      ))}
    </section>
  );
}
