/** Counts events for /metrics. */
export interface MetricsSink {
  /** An answer given by the server. */
  answered(by: string): void;
  /** An answer from outside, with the time from its arrival until it was stored. */
  acknowledged(milliseconds: number, by: string): void;
  pushed(outcome: string): void;
  thought(milliseconds: number, isFallback: boolean): void;
}
