/** Tells every node that a table's log has grown. What was written is read from the store, never from the bus. */
export interface Bus {
  publish(table: string, seq: number): void;
  /** `heard` is called for every table, for one's own messages too, in the order they were published. */
  subscribe(heard: (table: string, seq: number) => void): () => void;
  close(): Promise<void>;
}
