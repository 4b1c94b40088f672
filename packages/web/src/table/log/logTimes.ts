import type { Locale } from '@regalia/kernel';
import type { Happening } from '@regalia/protocol';

/** When each step came, to the minute, where that differs from the step before; the day too, where it is not today. */
export function timesOf(log: readonly Happening[], locale: Locale, now = Date.now()): ReadonlyMap<number, string> {
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' });
  const today = day.format(now);
  const times = new Map<number, string>();
  let before = '';
  for (const { step, at } of log) {
    if (at === undefined) continue;
    const said = [day.format(at), time.format(at)].filter((part) => part !== today).join(' ');
    if (said !== before) times.set(step, said);
    before = said;
  }
  return times;
}
