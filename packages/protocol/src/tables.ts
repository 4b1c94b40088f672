import type { OptionSpec, Outcome } from '@regalia/kernel';
import * as z from 'zod/mini';
import { gameId, personId, seat } from './ids.ts';
import { type DataOf, opaque } from './immutable.ts';
import { pace } from './pace.ts';
import { person } from './people.ts';

export const botLevel = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be the name of a bot'));

/** Who gets a seat: the host, anyone, or a bot. */
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
export const tablePhase = z.enum(['gathering', 'playing', 'over']);
export type TablePhase = z.infer<typeof tablePhase>;

export const seatInfo = z.object({
  seat: z.number(),
  kind: z.enum(['open', 'person', 'bot']),
  person: z.nullable(person),
  /** The level of a bot that was given the seat. */
  level: z.nullable(z.string()),
  /** Whether a person's page is open now. */
  present: z.boolean(),
  /** A bot or the fallback answers for the person, who left or is away too long; sitting down again takes the seat back. */
  autoPlayed: z.boolean(),
  resigned: z.boolean(),
});
export type SeatInfo = DataOf<typeof seatInfo>;

export const tableEnd = z.object({
  reason: z.enum(['played', 'resigned', 'stopped']),
  /** Null if the game was stopped without a winner. */
  outcome: z.nullable(opaque<Outcome>()),
});
export type TableEnd = DataOf<typeof tableEnd>;

/** A seat's commitment to its nonce. */
const share = z.object({ seat: z.number(), commitment: z.string() });

/** A table as anybody with the link may know it; `GET /api/tables/:table`. */
export const tableInfo = z.object({
  id: z.string(),
  game: z.string(),
  revision: z.number(),
  options: z.unknown(),
  phase: tablePhase,
  seats: z.array(seatInfo),
  host: person,
  pace,
  listed: z.boolean(),
  memoryAid: z.boolean(),
  spectatorChat: z.boolean(),
  /** How many people watch without a seat. */
  watchers: z.number(),
  createdAt: z.number(),
  /** SHA-256 of the server's secret, fixed before any nonce is known. */
  commitment: z.string(),
  /** Who has committed to a nonce for the next deal. Left out after the start, as are `deal` and `aborted`. */
  commitments: z.optional(z.array(share)),
  /** The published shares whose nonces are to be revealed now. */
  deal: z.optional(z.nullable(z.object({ shares: z.array(share) }))),
  /** Deals that ended because the `missing` seats did not reveal their nonces. All others must commit to new ones. */
  aborted: z.optional(z.array(z.object({ shares: z.array(share), missing: z.array(z.number()) }))),
  /** Seats whose clients have given a nonce. */
  nonces: z.array(z.number()),
  /** When a full table goes on without those it waits for; null if it does not wait for any. */
  startsAt: z.nullable(z.number()),
  end: z.nullable(tableEnd),
  /** The table of the rematch. */
  rematch: z.nullable(z.string()),
});
export type TableInfo = DataOf<typeof tableInfo>;

/** `GET /api/lan`: where devices in the same network find this server. Empty for a page that is not on its machine. */
export const lanAddresses = z.object({ origins: z.array(z.string()) });
export type LanAddresses = DataOf<typeof lanAddresses>;

/** A line of a list of tables. */
export const tableSummary = z.object({
  id: z.string(),
  game: z.string(),
  phase: tablePhase,
  seats: z.array(seatInfo),
  host: person,
  pace,
  /** Options that differ from the standard and have a name; left out if there are none. */
  options: z.optional(z.record(z.string(), z.string())),
  createdAt: z.number(),
  changedAt: z.number(),
  /** Seats whose answer is awaited, as far as the reader may know. */
  waitingFor: z.array(z.number()),
  /** The reader's own seat, if any. */
  mySeat: z.nullable(z.number()),
  /** Until when the reader may think; left out if it has all the time or is not asked. */
  deadline: z.optional(z.number()),
  end: z.nullable(tableEnd),
});
export type TableSummary = DataOf<typeof tableSummary>;

/** `GET /api/games` */
export const gameInfo = z.object({
  id: z.string(),
  revision: z.number(),
  seats: z.object({ min: z.number(), max: z.number(), usual: z.number() }),
  options: z.array(opaque<OptionSpec>()),
  /** Names of the bots, weakest first. */
  levels: z.array(z.string()),
});
export type GameInfo = DataOf<typeof gameInfo>;
