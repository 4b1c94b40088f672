import type { Clock } from '../ports/clock.ts';

const MINUTE_MS = 60_000;
/** With more callers than this in a minute, the oldest are forgotten. */
const MOST_CALLERS = 50_000;

/** Allows a fixed amount per key within a minute, or another period. */
export class RateLimit {
  readonly #most: number;
  readonly #clock: Clock;
  readonly #window: number;
  /** Ordered by the start of the period, newest last. */
  readonly #callers = new Map<string, { count: number; readonly until: number }>();

  constructor(most: number, clock: Clock, window = MINUTE_MS) {
    this.#most = most;
    this.#window = window;
    this.#clock = clock;
  }

  /** Whether more is allowed; counts it if so. */
  take(caller: string, amount = 1): boolean {
    const isAllowed = this.has(caller);
    if (isAllowed) this.#minuteOf(caller).count += amount;
    return isAllowed;
  }

  /** Whether one more would be allowed. */
  has(caller: string): boolean {
    const minute = this.#callers.get(caller);
    const isNew = minute === undefined || minute.until <= this.#clock.now();
    return (isNew ? 0 : minute.count) < this.#most;
  }

  #minuteOf(caller: string): { count: number } {
    const now = this.#clock.now();
    const known = this.#callers.get(caller);
    if (known !== undefined && known.until > now) return known;
    this.#callers.delete(caller);
    const minute = { count: 0, until: now + this.#window };
    this.#callers.set(caller, minute);
    this.#forget(now);
    return minute;
  }

  #forget(now: number): void {
    for (const [caller, { until }] of this.#callers) {
      if (until > now && this.#callers.size <= MOST_CALLERS) return;
      this.#callers.delete(caller);
    }
  }
}
