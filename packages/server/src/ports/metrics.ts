/** What happens, for /metrics. */
export interface MetricsSink {
  /** An answer that the server gave itself. */
  answered(by: string): void;
  /** An answer from outside, and how long it took from its arrival until it was stored. */
  acknowledged(milliseconds: number, by: string): void;
  pushed(outcome: string): void;
  thought(milliseconds: number, isFallback: boolean): void;
}
