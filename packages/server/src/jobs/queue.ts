/** What waits, by whom it is for: each share has its turn in rotation, however much it has. */
export class FairQueue<T> {
  readonly #shares = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(share: string): number {
    return this.#shares.get(share)?.length ?? 0;
  }

  add(share: string, item: T): void {
    const own = this.#shares.get(share);
    if (own === undefined) this.#shares.set(share, [item]);
    else own.push(item);
    this.#size++;
  }

  /** The next one of the share whose turn it is. */
  take(): T | undefined {
    for (const [share, own] of this.#shares) {
      this.#shares.delete(share);
      const item = own.shift();
      if (item === undefined) continue;
      if (own.length > 0) this.#shares.set(share, own);
      this.#size--;
      return item;
    }
    return undefined;
  }

  remove(share: string, item: T): void {
    const own = this.#shares.get(share) ?? [];
    const at = own.indexOf(item);
    if (at < 0) return;
    own.splice(at, 1);
    this.#size--;
    if (own.length === 0) this.#shares.delete(share);
  }
}
