/** Time, as the server knows it. All waiting goes through it, so that tests can let days pass. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once, not before `time`; the returned function calls it off. */
  at(time: number, call: () => void): () => void;
}
