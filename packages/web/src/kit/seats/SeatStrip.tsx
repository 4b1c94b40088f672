import type { Seat } from '@regalia/kernel';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { useChoice } from '../choice/choice.ts';
import { useTable } from '../tableContext.ts';
import { Jewel } from './Jewel.tsx';
import { SeatName } from './SeatName.tsx';
import styles from './SeatStrip.module.css';

interface SeatStripProps {
  /** In the order of play, the next one first. */
  readonly seats: readonly Seat[];
  /** A seat with all that lies before it, a `SeatBox` mostly. */
  readonly draw: (seat: Seat) => ReactNode;
  /** What a tab says of a seat besides its name: coins, cards, points; two lines at most. */
  readonly summary: (seat: Seat) => ReactNode;
  /** Whose turn it is; its tab is marked. */
  readonly turn?: Seat | null;
  /** Which seats have something to choose, where the question does not name one; their tabs glow. */
  readonly offers?: (seat: Seat) => boolean;
  /** How many stand side by side; more take two even rows. If omitted, as many as fit. */
  readonly columns?: number | undefined;
  /** As many seats as this or more take turns on a small screen. */
  readonly tabsFrom?: number;
  readonly label: string;
}

/** Up to seven seats side by side; on a small screen tabs, with one seat shown in full. */
export function SeatStrip({ tabsFrom = 2, columns, ...strip }: SeatStripProps): ReactNode {
  const { isSmall } = useTable();
  const { seats, draw } = strip;
  if (!isSmall || seats.length < tabsFrom) {
    const across = columns && seats.length > columns ? Math.ceil(seats.length / 2) : columns && seats.length;
    return (
      <div
        className={styles.strip}
        style={across ? { gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))` } : undefined}
      >
        {seats.map((seat) => (
          <div key={seat} className={styles.place}>
            {draw(seat)}
          </div>
        ))}
      </div>
    );
  }
  return <SeatTabs {...strip} />;
}

/** A question about things of one seat turns to that seat, once; after that the reader decides. */
function SeatTabs({
  seats,
  draw,
  summary,
  turn = null,
  offers,
  label,
}: Omit<SeatStripProps, 'tabsFrom' | 'columns'>): ReactNode {
  const { asked, ready } = useTable();
  const { decision } = useChoice();
  const id = useId();
  const wanted = decision?.where?.seat ?? seats.find((seat) => offers?.(seat)) ?? null;
  const [chosen, setChosen] = useState<{ seat: Seat; for: unknown } | null>(null);
  const turnedTo = chosen !== null && (chosen.for === decision || wanted === null) ? chosen.seat : wanted;
  const shown = seats.find((seat) => seat === turnedTo) ?? chosen?.seat ?? seats[0] ?? 0;
  return (
    <div className={styles.tabbed}>
      <div role="tablist" className={styles.tabs} aria-label={label}>
        {seats.map((seat) => (
          <SeatTab
            key={seat}
            seat={seat}
            summary={summary(seat)}
            isTurn={seat === turn}
            role="tab"
            id={`${id}-${seat}`}
            aria-selected={seat === shown}
            aria-controls={`${id}-panel`}
            tabIndex={seat === shown ? 0 : -1}
            data-offers={offers?.(seat) || undefined}
            data-waits={(asked.includes(seat) && !ready.includes(seat)) || undefined}
            data-place={`tab-${seat}`}
            onClick={() => setChosen({ seat, for: decision })}
            onKeyDown={(event) => {
              const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
              if (by === 0) return;
              event.preventDefault();
              event.stopPropagation();
              const next = seats[(seats.indexOf(seat) + by + seats.length) % seats.length] ?? seat;
              setChosen({ seat: next, for: decision });
              document.getElementById(`${id}-${next}`)?.focus();
            }}
          />
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} className={styles.panel}>
        {draw(shown)}
      </div>
    </div>
  );
}

interface SeatTabProps extends ComponentProps<'button'> {
  readonly seat: Seat;
  readonly summary: ReactNode;
  readonly isTurn: boolean;
}

/** A seat in as little room as there is: its name, and below it what matters most. */
export function SeatTab({ seat, summary, isTurn, ...button }: SeatTabProps): ReactNode {
  const { speech } = useTable();
  return (
    <button type="button" {...button} className={cx(styles.tab, isTurn && styles.turn)}>
      <span className={styles.name}>
        <Jewel seat={seat} />
        <SeatName name={speech.nameOf(seat)} />
      </span>
      <span className={styles.summary}>{summary}</span>
    </button>
  );
}
