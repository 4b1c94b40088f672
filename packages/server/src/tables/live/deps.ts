import type { Game } from '@regalia/kernel';
import type { Bus } from '../../ports/bus.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Entropy } from '../../ports/entropy.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { Logger } from '../../ports/logger.ts';
import type { MetricsSink } from '../../ports/metrics.ts';
import type { Store } from '../../ports/store.ts';
import type { Delays } from '../state/delays.ts';
import { RequestRefused } from '../state/errors.ts';
import type { TableMemory } from './tableMemory.ts';

/** Everything that tables depend on. */
export interface TableDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly games: ReadonlyMap<string, Game>;
  readonly log: Logger;
  readonly metrics: MetricsSink;
  /** The address group that a person was last seen at. */
  readonly addressGroupOf: (person: string) => string;
  /** For new tables. */
  readonly delays: Delays;
  /** Games of one address that continue by themselves while nobody attends; a default number if left out. */
  readonly unattendedPerAddress?: number;
  /** Chat of one address; a default amount if left out. */
  readonly chatBytesPerAddressADay?: number;
  /** Whether the disk is almost full; unknown if left out. */
  readonly disk?: { readonly isLow: boolean };
  /** A default amount if left out. */
  readonly tableMemory?: TableMemory;
  /** Identifies the build whose rules make snapshots; without it there are none. */
  readonly rules?: string | undefined;
  /** Whether tables may carry custom game data; true by default. */
  readonly customData?: boolean;
}

/** Refuses what games can do without where the disk is almost full. */
export function requireDiskSpace({ disk }: TableDeps): void {
  if (disk?.isLow) {
    const message = 'The server is almost out of disk space. Games continue, but chat and new tables are off for now.';
    throw new RequestRefused('low-disk', message);
  }
}
