/** What was made for the latest keys, so many at most: whoever sends ever new ones must not fill the memory. */
export class Recent<V> {
  readonly #most: number;
  readonly #made = new Map<string, V>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): V | undefined {
    return this.#made.get(key);
  }

  /** Keeps it in the place of what was kept longest, if there are too many. */
  keep(key: string, made: V): V {
    this.#made.set(key, made);
    for (const oldest of this.#made.keys()) {
      if (this.#made.size <= this.#most) break;
      this.#made.delete(oldest);
    }
    return made;
  }
}
