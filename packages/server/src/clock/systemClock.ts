import type { Clock } from '../ports/clock.ts';

/** A longer wait overflows the timer and would end at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The greatest lead of the wall clock over the monotonic clock since the process started. */
let ahead = Number.NEGATIVE_INFINITY;

/**
 * The time, which never runs backwards: if the wall clock is set back, time continues from where it was. Otherwise all bots,
 * windows and limits would wait for it to catch up. If it is set forward, or the machine has slept, time follows.
 */
function now(): number {
  const counted = performance.now();
  ahead = Math.max(ahead, Date.now() - counted);
  return Math.floor(counted + ahead);
}

export const systemClock: Clock = {
  now,
  at(time, call) {
    let timer: NodeJS.Timeout;
    const wait = (left: number) => {
      timer = setTimeout(ring, Math.max(0, Math.min(left, LONGEST_WAIT)));
    };
    // A timer may fire a millisecond early by this clock, since it uses another one.
    const ring = () => {
      const left = time - now();
      if (left > 0) wait(left);
      else call();
    };
    wait(time - now());
    return () => clearTimeout(timer);
  },
};
