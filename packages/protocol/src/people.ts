import * as z from 'zod/mini';
import { singleLine } from './ids.ts';

/** Whoever plays or watches, as everybody may know them. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** What the page learns about itself and the server; `GET /api/me`. The first call makes a guest of a stranger. */
export interface Me extends Person {
  /** Later there will be accounts; a guest is known by a cookie only. */
  readonly kind: 'guest';
  readonly protocol: number;
  /** The server's clock, in ms since 1970, to compare with deadlines. */
  readonly now: number;
  /** When the server is to restart, as announced. */
  readonly restartAt?: number | null;
}

/** `PATCH /api/me` */
export const renameRequest = z.object({ name: singleLine(24) });
export type RenameRequest = z.infer<typeof renameRequest>;

/** `POST /api/me/code`: type it on the other device within the time. It works once. */
export interface DeviceCode {
  readonly code: string;
  readonly expiresAt: number;
}

/** `POST /api/me/continue` makes this device the same person. */
export const continueRequest = z.object({
  code: z.string().check(z.regex(/^[A-Za-z0-9-]{4,20}$/, 'must be a code as another device shows it')),
});
export type ContinueRequest = z.infer<typeof continueRequest>;

/** `GET /api/me/sessions`: a device on which I am known. `POST /api/me/sessions/:session/end` ends it. */
export interface SessionInfo {
  readonly id: string;
  readonly createdAt: number;
  /** To the day. */
  readonly seenAt: number;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
}

export const sessionId = z.string().check(z.regex(/^[0-9a-f]{16}$/, 'must be the id of a session'));
