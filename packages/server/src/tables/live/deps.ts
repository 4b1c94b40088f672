import type { Game } from '@regalia/kernel';
import type { Bus } from '../../ports/bus.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { Store } from '../../ports/store.ts';
import type { TableMemory } from '../registry/tableMemory.ts';
import type { Delays } from '../state/delays.ts';

/** Where unguessable things come from; a port so that tests can compare bytes. */
export interface Entropy {
  /** Random bytes in lower-case hex. */
  hex(bytes: number): string;
  /** A name that nobody guesses, of letters, digits, - and _. */
  id(length: number): string;
}

export interface Logger {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** What happens, for /metrics. */
export interface MetricsSink {
  /** An answer that the server gave itself. */
  answered(by: string): void;
  /** An answer from outside, and how long it took from its arrival to being stored. */
  acknowledged(milliseconds: number, by: string): void;
  pushed(outcome: string): void;
  thought(milliseconds: number, isFallback: boolean): void;
}

/** Everything a table stands on. */
export interface TableDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly games: ReadonlyMap<string, Game>;
  readonly log: Logger;
  readonly metrics: MetricsSink;
  /** With whom a person shares an address. */
  readonly addressGroupOf: (person: string) => string;
  /** For tables that are opened from now on. */
  readonly delays: Delays;
  /** Left out, as much as usual. */
  readonly tableMemory?: TableMemory;
  /** Names the rules by which snapshots are made and used; left out, there are none. */
  readonly rules?: string | undefined;
  /** Whether tables may carry data of their own; left out, they may. */
  readonly customData?: boolean;
}
