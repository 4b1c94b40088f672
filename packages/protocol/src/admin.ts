import * as z from 'zod/mini';
import { singleLine } from './ids.ts';
import type { DataOf } from './immutable.ts';
import { tableSummary } from './tables.ts';

/** `GET /api/club`: whether the server has a club password, and whether this browser has entered it. */
export const clubStatus = z.object({ asks: z.boolean(), isIn: z.boolean() });
export type ClubStatus = DataOf<typeof clubStatus>;

/** `POST /api/club` */
export const clubRequest = z.object({ password: z.string().check(z.maxLength(200)) });

/** `POST /api/admin/enter` */
export const adminEnterRequest = z.object({ token: z.string().check(z.maxLength(200)) });

/** `GET /api/admin/load` */
export const serverLoad = z.object({
  /** In ms since 1970. */
  startedAt: z.number(),
  now: z.number(),
  people: z.number(),
  sockets: z.number(),
  tablesAwake: z.number(),
  /** Answers stored since the start. */
  answers: z.number(),
  /** The share of time the server was busy since the last request, 0 to 1. */
  busy: z.number(),
  /** In bytes. */
  memory: z.number(),
  /** The announced restart time; null if none is planned. */
  restartAt: z.nullable(z.number()),
  /** Free space on the data's disk, in bytes; null if unknown. */
  diskFree: z.nullable(z.number()),
  /** The damage found in the database; null if none. */
  damage: z.nullable(z.string()),
});
export type ServerLoad = DataOf<typeof serverLoad>;

/** `GET /api/admin/tables?since=`: those that changed since then, the latest first. */
export const adminTablesRequest = z.object({
  since: z.string().check(z.regex(/^\d{1,15}$/, 'must be a time in milliseconds since 1970')),
});
export const adminTable = tableSummary;
export type AdminTable = DataOf<typeof adminTable>;

/** `GET /api/admin/people?name=`: those whose name contains the text, the one seen last first. */
export const adminPeopleRequest = z.object({ name: z.optional(z.string().check(z.maxLength(24))) });
export const adminPerson = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  seenAt: z.number(),
  tables: z.number(),
  isHere: z.boolean(),
  isBanned: z.boolean(),
});
export type AdminPerson = DataOf<typeof adminPerson>;

/** `POST /api/admin/notice`: announces a restart in `minutes`; null cancels it. */
export const adminNoticeRequest = z.object({
  minutes: z.nullable(z.int().check(z.gte(1), z.lte(24 * 60))),
});

/** `POST /api/admin/people/:person/ban`: for `days`, or permanently if null; `address` also bans their address for a day. */
export const adminBanRequest = z.object({
  days: z.nullable(z.int().check(z.gte(1), z.lte(3650))),
  address: z.boolean(),
});

/** `GET /api/admin/bans` */
export const adminBan = z.object({
  subject: z.string(),
  /** Of a person, if they still exist. */
  name: z.nullable(z.string()),
  at: z.number(),
  until: z.nullable(z.number()),
});
export type AdminBan = DataOf<typeof adminBan>;

/** `POST /api/admin/unban` */
export const adminUnbanRequest = z.object({ subject: singleLine(120) });
