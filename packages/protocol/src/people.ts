import * as z from 'zod/mini';
import { singleLine } from './ids.ts';
import type { DataOf } from './immutable.ts';

/** A player or spectator, as everyone sees them. */
export const person = z.object({ id: z.string(), name: z.string() });
export type Person = DataOf<typeof person>;

/** `GET /api/me`: what a page needs to know about itself and the server. The first call creates a guest. */
export const me = z.extend(person, {
  /** A guest is known by a cookie only. */
  kind: z.literal('guest'),
  protocol: z.number(),
  /** The server's clock, in ms since 1970, to compare with deadlines. */
  now: z.number(),
  /** The announced restart time. */
  restartAt: z.optional(z.nullable(z.number())),
});
export type Me = DataOf<typeof me>;

/** `PATCH /api/me` */
export const renameRequest = z.object({ name: singleLine(24) });
export type RenameRequest = z.infer<typeof renameRequest>;

/** `POST /api/me/code`: a code to type on the other device before it expires. It works once. */
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

/** `GET /api/me/sessions`: the devices signed in as me. `POST /api/me/sessions/:session/end` signs one out. */
export const sessionInfo = z.object({
  id: z.string(),
  createdAt: z.number(),
  /** To the day. */
  seenAt: z.number(),
  /** Whether it is the requesting device. */
  isThis: z.boolean(),
});
export type SessionInfo = DataOf<typeof sessionInfo>;

export const sessionId = z.string().check(z.regex(/^[0-9a-f]{16}$/, 'must be the id of a session'));
