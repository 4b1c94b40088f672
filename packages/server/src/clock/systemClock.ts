import type { Clock } from '../ports/clock.ts';

/** A longer wait overflows the timer and would end at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  at(time, call) {
    let timer: NodeJS.Timeout;
    const wait = (left: number) => {
      timer = setTimeout(ring, Math.max(0, Math.min(left, LONGEST_WAIT)));
    };
    // A timer may end a millisecond early by this clock: it counts by another.
    const ring = () => {
      const left = time - Date.now();
      if (left > 0) wait(left);
      else call();
    };
    wait(time - Date.now());
    return () => clearTimeout(timer);
  },
};
