/** Unattended tables that continue on their own, counted by address group. */
export class UnattendedTables {
  readonly #most: number;
  readonly #groups = new Map<string, Set<string>>();
  readonly #groupOf = new Map<string, string>();

  /** The most for one group. */
  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#groupOf.size;
  }

  /** Whether the table may continue on its own; counts it if so. */
  admit(table: string, group: string): boolean {
    if (this.#groupOf.has(table)) return true;
    const tables = this.#groups.get(group) ?? new Set();
    if (tables.size >= this.#most) return false;
    this.#groups.set(group, tables.add(table));
    this.#groupOf.set(table, group);
    return true;
  }

  release(table: string): void {
    const group = this.#groupOf.get(table);
    if (group === undefined) return;
    this.#groupOf.delete(table);
    const tables = this.#groups.get(group);
    tables?.delete(table);
    if (tables?.size === 0) this.#groups.delete(group);
  }
}
