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

/** Whether the nesting depth of a value is within the limit. */
function isShallow(value: unknown, left = DEEPEST_OPTION): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1));
}

/** `POST /api/tables` */
export const createTableRequest = z.object({
  game: gameId,
  /** Input for the game's `parseOptions`; the rule book's values if omitted. */
  options: z.optional(
    z.record(
      z.string().check(z.maxLength(64)),
      z.unknown().check(z.refine((value) => isShallow(value), 'must not be nested so deeply')),
    ),
  ),
  seats: z.array(seatWish).check(z.minLength(1), z.maxLength(16)),
  pace: z.optional(pace),
  /** Whether strangers see it among the open tables; the link always works. */
  listed: z.optional(z.boolean()),
  /** Shows what a player could remember. Default: on against bots, off between people. */
  memoryAid: z.optional(z.boolean()),
  /** Off by default. */
  spectatorChat: z.optional(z.boolean()),
});
export type CreateTableRequest = z.infer<typeof createTableRequest>;

/** `POST /api/tables/:table/sit`; without a seat, the first free one. Also takes back an auto-played seat. */
export const sitRequest = z.object({ seat: z.optional(seat) });
export type SitRequest = z.infer<typeof sitRequest>;

/** `POST /api/tables/:table/remove`: the host removes a person, permanently with `block`. */
export const removeRequest = z.object({ person: personId, block: z.boolean() });
export type RemoveRequest = z.infer<typeof removeRequest>;

/** `POST /api/tables/:table/seats/:seat/add-bot`: the host gives a free seat to a bot. */
export const addBotRequest = z.object({ level: botLevel });

/** `GET /api/tables?list=`: `running` lists the games that anybody may watch. */
export const tableList = z.enum(['mine', 'open', 'running']);
export type TableList = z.infer<typeof tableList>;

/** `before`: `changedAt.id` of the last table of a page, to get the next page of my tables. */
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
  /** The level of a bot on the seat. */
  level: z.nullable(z.string()),
  /** Whether a person's page is open now. */
  present: z.boolean(),
  /** A bot or the fallback answers for the person, who left or is away too long. Sitting down takes the seat back. */
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

/** `GET /api/tables/:table`: a table as anybody with the link sees it. */
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
  /** The number of spectators. */
  watchers: z.number(),
  createdAt: z.number(),
  /** SHA-256 of the server's secret, fixed before any nonce is known. */
  commitment: z.string(),
  /** Seats that have committed to a nonce for the next deal. Omitted after the start, as are `deal` and `aborted`. */
  commitments: z.optional(z.array(share)),
  /** The published shares whose nonces must be revealed now. */
  deal: z.optional(z.nullable(z.object({ shares: z.array(share) }))),
  /** Deals aborted because the `missing` seats did not reveal their nonces. All others must commit to new ones. */
  aborted: z.optional(z.array(z.object({ shares: z.array(share), missing: z.array(z.number()) }))),
  /** Seats whose clients have sent a nonce. */
  nonces: z.array(z.number()),
  /** When a full table starts without the clients it waits for; null if it waits for none. */
  startsAt: z.nullable(z.number()),
  end: z.nullable(tableEnd),
  /** The table of the rematch. */
  rematch: z.nullable(z.string()),
});
export type TableInfo = DataOf<typeof tableInfo>;

/** `GET /api/lan`: the server's addresses in the local network. Empty unless the page is on the server's machine. */
export const lanAddresses = z.object({ origins: z.array(z.string()) });
export type LanAddresses = DataOf<typeof lanAddresses>;

/** A row of a list of tables. */
export const tableSummary = z.object({
  id: z.string(),
  game: z.string(),
  phase: tablePhase,
  seats: z.array(seatInfo),
  host: person,
  pace,
  /** Named options that differ from the default; omitted if there are none. */
  options: z.optional(z.record(z.string(), z.string())),
  createdAt: z.number(),
  changedAt: z.number(),
  /** The awaited seats, as far as the reader may know. */
  waitingFor: z.array(z.number()),
  /** The reader's own seat, if any. */
  mySeat: z.nullable(z.number()),
  /** The reader's deadline; omitted if there is none. */
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
