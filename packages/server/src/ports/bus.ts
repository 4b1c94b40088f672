/** Notifies every node that a table's log has grown. The entries are read from the store, never from the bus. */
export interface Bus {
  publish(table: string, seq: number): void;
  /** Calls `heard` for every table, including one's own messages, in the order of publication. */
  subscribe(heard: (table: string, seq: number) => void): () => void;
  close(): Promise<void>;
}
