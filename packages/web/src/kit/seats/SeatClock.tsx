import type { Seat } from '@regalia/kernel';
import { type ReactNode, use, useCallback, useSyncExternalStore } from 'react';
import { cx } from '../../ui/cx.ts';
import { Glyph } from '../../ui/icons/Glyph.tsx';
import type { TableSpeech } from '../text/speech.ts';
import { ClocksContext, clockText, isLow, untilNextText } from './clocks.ts';
import styles from './SeatClock.module.css';

interface SeatClockProps {
  readonly seat: Seat;
  readonly speech: TableSpeech;
  readonly isMe: boolean;
}

/** How long the seat may still think. A timer is read when one goes there; only the end of my own time is announced. */
export function SeatClock({ seat, speech: { t }, isMe }: SeatClockProps): ReactNode {
  const table = use(ClocksContext);
  const deadline = table?.clocks.find((clock) => clock.seat === seat)?.deadline ?? null;
  const left = useTimeLeft(deadline, table?.clockAhead ?? 0);
  if (table === null || left === null) return null;
  const low = isLow(left, table.info.pace.kind);
  return (
    <>
      <span className={cx(styles.clock, low && styles.low)} role="timer" title={t('clock.left')}>
        <Glyph name={low ? 'hourglass' : 'clock'} className={styles.glyph} />
        <span className="visually-hidden">{t('clock.left')}: </span>
        {clockText(left, t)}
      </span>
      {isMe && (
        <span className="visually-hidden" role="status">
          {low && t('clock.low')}
        </span>
      )}
    </>
  );
}

/** In ms, never negative; in whole seconds; null if the clock does not run. */
function useTimeLeft(deadline: number | null, clockAhead: number): number | null {
  const left = useCallback(
    () => (deadline === null ? null : Math.max(0, deadline - clockAhead - Date.now())),
    [deadline, clockAhead],
  );
  const subscribe = useCallback(
    (notify: () => void) => {
      let timer = 0;
      const wait = (): void => {
        const now = left();
        if (now) timer = window.setTimeout(tick, untilNextText(now));
      };
      const tick = (): void => {
        notify();
        wait();
      };
      wait();
      return () => clearTimeout(timer);
    },
    [left],
  );
  return useSyncExternalStore(subscribe, () => {
    const now = left();
    return now && Math.ceil(now / 1000) * 1000;
  });
}
