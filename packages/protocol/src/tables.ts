import type { Outcome, Seat } from '@regalia/kernel';
import * as z from 'zod/mini';
import { gameId, personId, seat } from './ids.ts';
import { type Pace, pace } from './pace.ts';
import type { Person } from './people.ts';

export const botLevel = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be the name of a bot'));

/** Who shall sit where: the maker, whoever comes, or a bot. */
export const seatWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }),
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), level: botLevel }),
]);
export type SeatWish = z.infer<typeof seatWish>;

const DEEPEST_OPTION = 4;

/** Whether what is nested in a value ends soon. */
function isShallow(value: unknown, left = DEEPEST_OPTION): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1));
}

/** `POST /api/tables` */
export const createTableRequest = z.object({
  game: gameId,
  /** As the game's `parseOptions` takes them; left out, by the book. */
  options: z.optional(
    z.record(
      z.string().check(z.maxLength(64)),
      z.unknown().check(z.refine((value) => isShallow(value), 'must not be nested so deep')),
    ),
  ),
  seats: z.array(seatWish).check(z.minLength(1), z.maxLength(16)),
  pace: z.optional(pace),
  /** Whether strangers find it among the open tables; by link it is always found. */
  listed: z.optional(z.boolean()),
  /** Show what one could remember. Left out: on against bots, off between people. */
  memoryAid: z.optional(z.boolean()),
  /** Left out: off. */
  spectatorChat: z.optional(z.boolean()),
});
export type CreateTableRequest = z.infer<typeof createTableRequest>;

/** `POST /api/tables/:table/sit`; without a seat, the first free one. Also takes back a seat that a bot looks after. */
export const sitRequest = z.object({ seat: z.optional(seat) });
export type SitRequest = z.infer<typeof sitRequest>;

/** `POST /api/tables/:table/remove`: the host removes a person, for good with `block`. */
export const removeRequest = z.object({ person: personId, block: z.boolean() });
export type RemoveRequest = z.infer<typeof removeRequest>;

/** `POST /api/tables/:table/seats/:seat/add-bot`: the host gives a free seat to a bot. */
export const addBotRequest = z.object({ level: botLevel });

/** `GET /api/tables?list=`: `running` are those that anybody may watch. */
export const tableList = z.enum(['mine', 'open', 'running']);
export type TableList = z.infer<typeof tableList>;

/** `before`: `changedAt.id` of the last table of a page, for the next page of one's own. */
export const tableListRequest = z.object({
  list: tableList,
  before: z.optional(
    z.string().check(z.regex(/^\d{1,15}\.[A-Za-z0-9_-]{12}$/, 'must be changedAt.id of the last table')),
  ),
});

/**
 * `gathering`: seats are free, or nonces are awaited. `playing`. `over`: played to the end, resigned or stopped by agreement.
 */
export type TablePhase = 'gathering' | 'playing' | 'over';

export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: 'open' | 'person' | 'bot';
  readonly person: Person | null;
  /** The level of a bot that sits here by plan. */
  readonly level: string | null;
  /** Whether a person's page is open now. */
  readonly present: boolean;
  /** A bot or the fallback answers for the person, who left or has been away too long; sitting down again takes it back. */
  readonly autoPlayed: boolean;
  readonly resigned: boolean;
}

export interface TableEnd {
  readonly reason: 'played' | 'resigned' | 'stopped';
  /** Null if the game was stopped without a winner. */
  readonly outcome: Outcome | null;
}

/** A table as anybody with the link may know it; `GET /api/tables/:table`. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly revision: number;
  readonly options: unknown;
  readonly phase: TablePhase;
  readonly seats: readonly SeatInfo[];
  readonly host: Person;
  readonly pace: Pace;
  readonly listed: boolean;
  readonly memoryAid: boolean;
  readonly spectatorChat: boolean;
  /** How many people look on without a seat. */
  readonly watchers: number;
  readonly createdAt: number;
  /** SHA-256 of the server's secret, fixed before any nonce is known. */
  readonly commitment: string;
  /** Seats whose clients have given a nonce. */
  readonly nonces: readonly Seat[];
  /** Filled with people and bots, but nonces are missing: the game starts without them at this moment. */
  readonly startsAt: number | null;
  readonly end: TableEnd | null;
  /** The table that goes on after this one. */
  readonly rematch: string | null;
}

/** `GET /api/lan`: where devices in the same network find this server. Empty for a page that is not on its machine. */
export interface LanAddresses {
  readonly origins: readonly string[];
}

/** A line of a list of tables. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly phase: TablePhase;
  readonly seats: readonly SeatInfo[];
  readonly host: Person;
  readonly pace: Pace;
  /** Those that are not by the book, as far as they have names; left out where all are. */
  readonly options?: Readonly<Record<string, string>>;
  readonly createdAt: number;
  readonly changedAt: number;
  /** Seats whose answer is awaited, as far as the reader may know. */
  readonly waitingFor: readonly Seat[];
  /** The reader's own seat, if any. */
  readonly mySeat: Seat | null;
  readonly end: TableEnd | null;
}

/** `GET /api/games` */
export interface GameInfo {
  readonly id: string;
  readonly revision: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly {
    readonly key: string;
    readonly rule: string;
    readonly values: readonly string[];
    readonly standard: string;
  }[];
  /** Names of the bots that can sit down, weakest first. */
  readonly levels: readonly string[];
}
