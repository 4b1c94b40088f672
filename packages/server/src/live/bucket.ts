/** How many messages a client may send: `burst` at once, `perSecond` in the long run. */
export interface Flow {
  readonly perSecond: number;
  readonly burst: number;
}

export class Bucket {
  readonly #flow: Flow;
  #left: number;
  #at: number;

  constructor(flow: Flow, now: number) {
    this.#flow = flow;
    this.#left = flow.burst;
    this.#at = now;
  }

  /** Whether one more is within the limit. */
  take(now: number): boolean {
    const { perSecond, burst } = this.#flow;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) * perSecond) / 1000);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
