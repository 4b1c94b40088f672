/** The part of a socket that a connection needs. */
export interface Wire {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Closes it without waiting for a client that does not read. */
  cut(): void;
  /** Bytes the client has not read yet. */
  readonly backlog: number;
}
