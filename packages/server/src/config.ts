import type { BackupPlan } from './backups.ts';
import type { KeepDays } from './housekeeping.ts';
import type { Flow } from './live/bucket.ts';
import type { Delays } from './tables/delays.ts';

/** What one address, person or table may ask of the server. */
export interface Limits {
  /** HTTP requests of one address in a minute. */
  readonly requestsPerMinute: number;
  /** New guests, and as many new tables, and as many device codes, of one address in a minute. */
  readonly creationsPerMinute: number;
  readonly socketsPerAddress: number;
  readonly sockets: number;
  readonly messages: Flow;
  readonly onlookersPerTable: number;
  /** Of one person, at one table. */
  readonly pagesPerPerson: number;
  /** That are told when it is a person's turn. */
  readonly browsersPerPerson: number;
}

export const DEFAULT_LIMITS: Limits = {
  requestsPerMinute: 600,
  creationsPerMinute: 120,
  socketsPerAddress: 200,
  sockets: 5_000,
  messages: { perSecond: 20, burst: 60 },
  onlookersPerTable: 200,
  pagesPerPerson: 10,
  browsersPerPerson: 10,
};

/** How a server is set up. */
export interface ServerConfig {
  /** The folder of the data. */
  readonly data: string;
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  readonly https?: { readonly key: string; readonly cert: string };
  /** The folder of the built site; left out, the one beside the server. */
  readonly site?: string;
  /** Origins of pages that may use this server, besides its own; needed behind a proxy that changes the Host header. */
  readonly origins?: readonly string[];
  /** Names this server goes by, besides addresses, localhost, .local, the machine's own and those of `origins`. */
  readonly hosts?: readonly string[];
  /** How many proxies stand in a row before the server, or their addresses: they tell the client's address and protocol. */
  readonly proxy?: number | readonly string[];
  /** Left out, nobody can read metrics. `host`: left out, this machine only. */
  readonly metrics?: { readonly port?: number; readonly host?: string; readonly token?: string };
  readonly limits?: Partial<Limits>;
  /** How long response windows, equal pauses and bots' moments last. */
  readonly delays?: Partial<Delays>;
  /** All delays, so many times. For tests, which have no time for human moments. */
  readonly delayFactor?: number;
  /** Whether tables may carry data of their own, such as corrected cards; left out, they may. */
  readonly ownData?: boolean;
  /** Where push services can reach whoever runs the server: a mailto: or https: address. */
  readonly contact?: string;
  /** Left out, no copies are made by themselves. */
  readonly backups?: BackupPlan;
  /** What is left out is kept as long as usual. */
  readonly keepDays?: Partial<KeepDays>;
  readonly logLevel?: string;
  /** When the server cannot go on; left out, the process ends. */
  readonly onFatal?: (error: Error) => void;
}

/** The usual limits, so many times. For load tests, and for many people behind one address. */
export function timesLimits(factor: number): Limits {
  const { messages, ...rest } = DEFAULT_LIMITS;
  const numbers = Object.entries(rest).map(([name, value]) => [name, value * factor]);
  return {
    ...(Object.fromEntries(numbers) as Omit<Limits, 'messages'>),
    messages: { perSecond: messages.perSecond * factor, burst: messages.burst * factor },
  };
}
