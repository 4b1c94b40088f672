import type { Rate } from '../limits/TokenBucket.ts';
import type { BackupPlan } from '../maintenance/Backups.ts';
import type { KeepDays } from '../maintenance/housekeeping.ts';
import type { Delays } from '../tables/state/delays.ts';

/** Limits for one address, person or table. */
export interface Limits {
  /** HTTP requests per address and minute. Limits per address suit a household. */
  readonly requestsPerMinute: number;
  /** New guests per address and minute; the same limit applies to new tables and to device codes. */
  readonly creationsPerMinute: number;
  /** Unattended tables per address that continue on their own. */
  readonly unattendedPerAddress: number;
  /** Chat bytes per address, including the overhead of each message in the log. */
  readonly chatBytesPerAddressADay: number;
  /** Publicly listed tables per address and day. */
  readonly listedPerDay: number;
  readonly socketsPerAddress: number;
  /** Per address: sockets, streams and requests, and idle connections. */
  readonly connectionsPerAddress: number;
  readonly sockets: number;
  readonly messages: Rate;
  readonly spectatorsPerTable: number;
  /** Per person and table. */
  readonly pagesPerPerson: number;
  readonly requestsPerPerson: number;
  readonly socketsPerPerson: number;
  readonly tablesPerPersonADay: number;
  /** Unfinished tables per person. */
  readonly unfinishedPerPerson: number;
  /** Browsers per person that get push notifications. */
  readonly browsersPerPerson: number;
}

export const DEFAULT_LIMITS: Limits = {
  requestsPerMinute: 600,
  creationsPerMinute: 120,
  unattendedPerAddress: 20,
  chatBytesPerAddressADay: 1_000_000,
  listedPerDay: 60,
  socketsPerAddress: 200,
  connectionsPerAddress: 400,
  sockets: 5_000,
  messages: { perSecond: 20, burst: 60 },
  spectatorsPerTable: 200,
  pagesPerPerson: 10,
  browsersPerPerson: 10,
  requestsPerPerson: 600,
  socketsPerPerson: 60,
  tablesPerPersonADay: 400,
  unfinishedPerPerson: 300,
};

/** The configuration of a server. */
export interface ServerConfig {
  /** The data folder. */
  readonly data: string;
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  readonly https?: { readonly key: string; readonly cert: string };
  /** The folder of the built site; by default the one beside the server. */
  readonly site?: string;
  /** Origins of pages that may use this server, besides its own; needed behind a proxy that changes the Host header. */
  readonly origins?: readonly string[];
  /** Host names of this server, besides addresses, localhost, .local, the machine's own and those of `origins`. */
  readonly hosts?: readonly string[];
  /** The number of proxies in front of the server, or their addresses. They provide the client's address and protocol. */
  readonly proxy?: number | readonly string[];
  /** If omitted, metrics are not served. `host` defaults to this machine only. */
  readonly metrics?: { readonly port?: number; readonly host?: string; readonly token?: string };
  readonly limits?: Partial<Limits>;
  /** The memory for tables in MB; 256 by default. */
  readonly tableMemory?: number;
  /** How many people share one address, as in a club or a school; a household by default. */
  readonly peoplePerAddress?: number;
  /** Enables the admin page. */
  readonly adminToken?: string;
  /** If omitted, no password is needed. */
  readonly clubPassword?: string;
  /** The lengths of response windows, constant pauses and bot delays. */
  readonly delays?: Partial<Delays>;
  /** A factor for all delays; tests shorten them. */
  readonly delayFactor?: number;
  /** Whether tables may use custom data, such as corrected cards; true by default. */
  readonly customData?: boolean;
  /** Where push services can reach the operator: a mailto: or https: address. */
  readonly contact?: string;
  /** If omitted, there are no automatic backups. */
  readonly backups?: BackupPlan;
  /** Omitted fields have their defaults. */
  readonly keepDays?: Partial<KeepDays>;
  readonly logLevel?: string;
  /** Called when the server cannot continue; by default the process exits. */
  readonly onFatal?: (error: Error) => void;
}

/** How many people the default limits of one address assume. */
const HOUSEHOLD = 5;

/** The limits of one address, scaled to the number of people behind it; those of one person stay the same. */
export function limitsForPeople(limits: Limits, people: number): Limits {
  const factor = Math.max(1, people / HOUSEHOLD);
  return {
    ...limits,
    requestsPerMinute: limits.requestsPerMinute * factor,
    creationsPerMinute: limits.creationsPerMinute * factor,
    unattendedPerAddress: limits.unattendedPerAddress * factor,
    chatBytesPerAddressADay: limits.chatBytesPerAddressADay * factor,
    listedPerDay: limits.listedPerDay * factor,
    socketsPerAddress: limits.socketsPerAddress * factor,
    connectionsPerAddress: limits.connectionsPerAddress * factor,
  };
}

/** The default limits, multiplied. For load tests, and for many people behind one address. */
export function scaleLimits(factor: number): Limits {
  const { messages, ...rest } = DEFAULT_LIMITS;
  const numbers = Object.entries(rest).map(([name, value]) => [name, value * factor]);
  return {
    ...(Object.fromEntries(numbers) as Omit<Limits, 'messages'>),
    messages: { perSecond: messages.perSecond * factor, burst: messages.burst * factor },
  };
}
