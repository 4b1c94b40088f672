import type { Clock } from '../ports/clock.ts';

/** A longer wait overflows the timer and would end at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** What the machine's clock was ahead of the one that counts since the process began. */
let ahead = Number.NEGATIVE_INFINITY;

/**
 * The time, which never goes back: where the machine's clock is set back, as by an hour, it goes on from where it was, or all
 * bots, windows and limits wait for that hour. Where that clock is set forward, or the machine has slept, it follows.
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
    // A timer may end a millisecond early by this clock: it counts by another.
    const ring = () => {
      const left = time - now();
      if (left > 0) wait(left);
      else call();
    };
    wait(time - now());
    return () => clearTimeout(timer);
  },
};
