import type { TableState } from './tableState.ts';

/** Questions come a little after the line that leads to them if the game pauses. */
export const MOST_AHEAD_MS = 60_000;

/** Clamps future timestamps to `now`. Returns whether there were any. */
export function clampFutureTimes(t: TableState, now: number): boolean {
  let isChanged = false;
  const clamp = <T extends number | null>(time: T): T => {
    if (time === null || time <= now + MOST_AHEAD_MS) return time;
    isChanged = true;
    return now as T;
  };
  t.askedAt = clamp(t.askedAt);
  t.filledAt = clamp(t.filledAt);
  t.changedAt = clamp(t.changedAt);
  if (t.deal !== null) t.deal = { ...t.deal, at: clamp(t.deal.at) };
  for (const seat of t.seats) {
    seat.awaySince = clamp(seat.awaySince);
    seat.nonceAt = clamp(seat.nonceAt);
  }
  return isChanged;
}
