import type { Rate } from '../limits/TokenBucket.ts';
import type { BackupPlan } from '../maintenance/Backups.ts';
import type { KeepDays } from '../maintenance/housekeeping.ts';
import type { Delays } from '../tables/state/delays.ts';

/** What one address, person or table may ask of the server. */
export interface Limits {
  /** HTTP requests of one address in a minute. What is per address suits a household. */
  readonly requestsPerMinute: number;
  /** New guests, and as many new tables, and as many device codes, of one address in a minute. */
  readonly creationsPerMinute: number;
  /** Tables of one address that go on by themselves while none of their people is there. */
  readonly unattendedPerAddress: number;
  /** What one address writes in chats, with what each message takes in the log. */
  readonly chatBytesPerAddressADay: number;
  /** Tables that everybody finds in the list of open ones, of one address in a day. */
  readonly listedPerDay: number;
  readonly socketsPerAddress: number;
  /** Of sockets, streams and requests, and those over which nothing is ever asked. */
  readonly connectionsPerAddress: number;
  readonly sockets: number;
  readonly messages: Rate;
  readonly spectatorsPerTable: number;
  /** Of one person, at one table. */
  readonly pagesPerPerson: number;
  readonly requestsPerPerson: number;
  readonly socketsPerPerson: number;
  readonly tablesPerPersonADay: number;
  /** Tables a person is at that are not over. */
  readonly unfinishedPerPerson: number;
  /** That are told when it is a person's turn. */
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
  /** How much memory tables may take, in MB; left out, 256. */
  readonly tableMemory?: number;
  /** How many people share one address, as those of a club or a school do; left out, a household. */
  readonly peoplePerAddress?: number;
  /** Opens the admin page; left out, there is none. */
  readonly adminToken?: string;
  /** Left out, everybody is let in. */
  readonly clubPassword?: string;
  /** How long response windows, equal pauses and bots' moments last. */
  readonly delays?: Partial<Delays>;
  /** A factor for all delays; tests shorten them. */
  readonly delayFactor?: number;
  /** Whether tables may carry data of their own, such as corrected cards; left out, they may. */
  readonly customData?: boolean;
  /** Where push services can reach the operator: a mailto: or https: address. */
  readonly contact?: string;
  /** Left out, no copies are made by themselves. */
  readonly backups?: BackupPlan;
  /** What is left out is kept as long as usual. */
  readonly keepDays?: Partial<KeepDays>;
  readonly logLevel?: string;
  /** When the server cannot go on; left out, the process ends. */
  readonly onFatal?: (error: Error) => void;
}

/** How many people the usual limits of one address are for. */
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

/** The usual limits, multiplied. For load tests, and for many people behind one address. */
export function scaleLimits(factor: number): Limits {
  const { messages, ...rest } = DEFAULT_LIMITS;
  const numbers = Object.entries(rest).map(([name, value]) => [name, value * factor]);
  return {
    ...(Object.fromEntries(numbers) as Omit<Limits, 'messages'>),
    messages: { perSecond: messages.perSecond * factor, burst: messages.burst * factor },
  };
}
