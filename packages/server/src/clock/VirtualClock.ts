import type { Clock } from '../ports/clock.ts';

interface Alarm {
  readonly time: number;
  readonly call: () => void;
}

/** A clock that tests advance by hand. */
export class VirtualClock implements Clock {
  #now: number;
  readonly #alarms = new Set<Alarm>();

  constructor(now = Date.UTC(2030, 0, 1)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  at(time: number, call: () => void): () => void {
    const alarm = { time, call };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** Advances time and fires every alarm at its own moment; `settle` runs after each. */
  async pass(milliseconds: number, settle: () => Promise<void>): Promise<void> {
    const until = this.#now + milliseconds;
    await settle();
    for (let next = this.#nextBefore(until); next !== undefined; next = this.#nextBefore(until)) {
      this.#alarms.delete(next);
      this.#now = Math.max(this.#now, next.time);
      next.call();
      await settle();
    }
    this.#now = until;
  }

  #nextBefore(until: number): Alarm | undefined {
    let first: Alarm | undefined;
    for (const alarm of this.#alarms) {
      if (alarm.time <= until && (first === undefined || alarm.time < first.time)) first = alarm;
    }
    return first;
  }
}
