import type { Clock } from '../ports/clock.ts';

/** A longer wait overflows the timer and would end at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  at(time, call) {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const left = time - Date.now();
      timer = left > LONGEST_WAIT ? setTimeout(wait, LONGEST_WAIT) : setTimeout(call, Math.max(0, left));
    };
    wait();
    return () => clearTimeout(timer);
  },
};
