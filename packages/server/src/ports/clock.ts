/** The server's time. All waiting goes through it, so that tests can advance it by days. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Fires once, not before `time`; the returned function cancels it. */
  at(time: number, call: () => void): () => void;
}
