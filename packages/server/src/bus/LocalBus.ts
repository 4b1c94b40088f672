import type { Bus } from '../ports/bus.ts';

type Listener = (table: string, seq: number) => void;

/** One process: listeners are called at once. */
export class LocalBus implements Bus {
  readonly #listeners = new Set<Listener>();

  publish(table: string, seq: number): void {
    for (const heard of this.#listeners) heard(table, seq);
  }

  subscribe(heard: Listener): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
