/** What was made for the latest keys, so many at most: whoever sends ever new ones must not fill the memory. */
export class BoundedCache<V> {
  readonly #maxSize: number;
  readonly #entries = new Map<string, V>();

  constructor(most: number) {
    this.#maxSize = most;
  }

  get(key: string): V | undefined {
    return this.#entries.get(key);
  }

  /** Keeps it in the place of what was kept longest, if there are too many. */
  set(key: string, made: V): V {
    this.#entries.set(key, made);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#maxSize) break;
      this.#entries.delete(oldest);
    }
    return made;
  }
}
