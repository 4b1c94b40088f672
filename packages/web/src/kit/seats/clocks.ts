import { createContext } from 'react';
import type { Translate } from '../../i18n/text.ts';
import type { RemotePart } from '../../tableModel/TableSource.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** The clocks of the table on the screen; null where nobody has to hurry. */
export const ClocksContext = createContext<Pick<RemotePart, 'clocks' | 'clockAhead' | 'info'> | null>(null);

/** Long times in words, the last hour in minutes and seconds. */
export function clockText(left: number, t: Translate): string {
  if (left >= 2 * DAY) return t('clock.days', { n: Math.floor(left / DAY) });
  if (left >= HOUR) return t('clock.hours', { n: Math.floor(left / HOUR) });
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whether it is time to hurry, at this pace. */
export function isLow(left: number, pace: 'live' | 'days' | 'relaxed'): boolean {
  return left <= (pace === 'days' ? 3 * HOUR : 10 * SECOND);
}

/** How long the text stays as it is, in ms. */
export function untilNextText(left: number): number {
  if (left > HOUR) return Math.min(left - HOUR, 60 * SECOND);
  return left % SECOND || SECOND;
}
