import * as z from 'zod/mini';
import { singleLine } from './ids.ts';
import type { TableSummary } from './tables.ts';

/** `GET /api/club`: whether the server asks for its club's password, and whether this browser has given it. */
export interface ClubStatus {
  readonly asks: boolean;
  readonly isIn: boolean;
}

/** `POST /api/club` */
export const clubRequest = z.object({ password: z.string().check(z.maxLength(200)) });

/** `POST /api/admin/enter` */
export const adminEnterRequest = z.object({ token: z.string().check(z.maxLength(200)) });

/** `GET /api/admin/load` */
export interface ServerLoad {
  /** In ms since 1970. */
  readonly startedAt: number;
  readonly now: number;
  readonly people: number;
  readonly sockets: number;
  readonly tablesAwake: number;
  /** Answers stored since the start. */
  readonly answers: number;
  /** The share of its time that the server was busy since the last look, 0 to 1. */
  readonly busy: number;
  /** In bytes. */
  readonly memory: number;
  /** When it is to restart, as announced; null if that is not planned. */
  readonly restartAt: number | null;
  /** Free space on the disk of the data, in bytes; null if it is not known. */
  readonly diskFree: number | null;
  /** What is wrong with the database; null if nothing was found. */
  readonly damage: string | null;
}

/** `GET /api/admin/tables?since=`: those that changed since then, the latest first. */
export const adminTablesRequest = z.object({
  since: z.string().check(z.regex(/^\d{1,15}$/, 'must be a time in milliseconds since 1970')),
});
export type AdminTable = Omit<TableSummary, 'mySeat'>;

/** `GET /api/admin/people?name=`: those whose name contains the text, the one seen last first. */
export const adminPeopleRequest = z.object({ name: z.optional(z.string().check(z.maxLength(24))) });
export interface AdminPerson {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly tables: number;
  readonly isHere: boolean;
  readonly isBanned: boolean;
}

/** `POST /api/admin/notice`: tells everybody that the server restarts in so many minutes; null takes that back. */
export const adminNoticeRequest = z.object({
  minutes: z.nullable(z.int().check(z.gte(1), z.lte(24 * 60))),
});

/** `POST /api/admin/people/:person/ban`: for so many days, or for good; with `address`, for a day also where they are now. */
export const adminBanRequest = z.object({
  days: z.nullable(z.int().check(z.gte(1), z.lte(3650))),
  address: z.boolean(),
});

/** `GET /api/admin/bans` */
export interface AdminBan {
  readonly subject: string;
  /** Of a person, if there still is one. */
  readonly name: string | null;
  readonly at: number;
  readonly until: number | null;
}

/** `POST /api/admin/unban` */
export const adminUnbanRequest = z.object({ subject: singleLine(120) });
