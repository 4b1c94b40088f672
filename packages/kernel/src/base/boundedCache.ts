/** A cache with a maximum size that evicts the oldest key, so that untrusted keys cannot exhaust memory. */
export class BoundedCache<V> {
  readonly #maxSize: number;
  readonly #entries = new Map<string, V>();

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  get(key: string): V | undefined {
    return this.#entries.get(key);
  }

  /** Stores and returns the value. */
  set(key: string, value: V): V {
    this.#entries.set(key, value);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#maxSize) break;
      this.#entries.delete(oldest);
    }
    return value;
  }
}
