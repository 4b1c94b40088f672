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

/** `POST /api/me/recovery`: a code without an end date. It is shown this once; a new one replaces it. */
export const recoveryCode = z.object({ code: z.string() });
export type RecoveryCode = DataOf<typeof recoveryCode>;

/** `GET /api/me/recovery`: when my recovery code was made; null if I have none. */
export const recoveryStatus = z.object({ createdAt: z.nullable(z.number()) });
export type RecoveryStatus = DataOf<typeof recoveryStatus>;

/** `POST /api/me/continue` makes this device the same person. Takes a device code or a recovery code, in any case and spacing. */
export const continueRequest = z.object({
  code: z.string().check(z.minLength(4), z.maxLength(60)),
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
