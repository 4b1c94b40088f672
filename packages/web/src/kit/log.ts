import type { GameEvent } from '@regalia/kernel';
import type { Happening } from '@regalia/protocol';

/**
 * What has happened, first to last, since that which is such for the given time from the end; all if there is not so much. What
 * was taken back is left out.
 */
export function latestEvents<E extends GameEvent>(
  log: readonly Happening[],
  isSuch: (event: E) => boolean,
  times = 1,
): readonly E[] {
  const events: E[] = [];
  let stands = Number.POSITIVE_INFINITY;
  let left = times;
  for (const happening of log.toReversed()) {
    if (happening.kind === 'undo') stands = Math.min(stands, happening.to);
    if (happening.kind !== 'events' || happening.step > stands) continue;
    for (const event of (happening.events as readonly E[]).toReversed()) {
      events.push(event);
      if (isSuch(event)) left--;
      if (left === 0) return events.reverse();
    }
  }
  return events.reverse();
}
