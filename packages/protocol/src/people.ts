import * as z from 'zod/mini';
import { singleLine } from './ids.ts';
import type { DataOf } from './immutable.ts';

/** A player or spectator, as everyone may know them. */
export const person = z.object({ id: z.string(), name: z.string() });
export type Person = DataOf<typeof person>;

/** What the page learns about itself and the server; `GET /api/me`. The first call makes a guest of a stranger. */
export const me = z.extend(person, {
  /** A guest is known by a cookie only. */
  kind: z.literal('guest'),
  protocol: z.number(),
  /** The server's clock, in ms since 1970, to compare with deadlines. */
  now: z.number(),
  /** When the server restarts, as announced. */
  restartAt: z.optional(z.nullable(z.number())),
});
export type Me = DataOf<typeof me>;

/** `PATCH /api/me` */
export const renameRequest = z.object({ name: singleLine(24) });
export type RenameRequest = z.infer<typeof renameRequest>;

/** `POST /api/me/code`: type it on the other device within the time. It works once. */
export const deviceCode = z.object({ code: z.string(), expiresAt: z.number() });
export type DeviceCode = DataOf<typeof deviceCode>;

/** `POST /api/me/continue` makes this device the same person. */
export const continueRequest = z.object({
  code: z.string().check(z.regex(/^[A-Za-z0-9-]{4,20}$/, 'must be a code as another device shows it')),
});
export type ContinueRequest = z.infer<typeof continueRequest>;

/** `GET /api/me/sessions`: a device on which I am known. `POST /api/me/sessions/:session/end` ends it. */
export const sessionInfo = z.object({
  id: z.string(),
  createdAt: z.number(),
  /** To the day. */
  seenAt: z.number(),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
});
export type SessionInfo = DataOf<typeof sessionInfo>;

export const sessionId = z.string().check(z.regex(/^[0-9a-f]{16}$/, 'must be the id of a session'));
