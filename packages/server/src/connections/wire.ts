/** The part of a socket that a connection needs. */
export interface Wire {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Ends it without waiting for a client that does not read. */
  cut(): void;
  /** Bytes that wait for the client to read them. */
  readonly backlog: number;
}
