import type { Locale } from '@regalia/kernel';
import * as z from 'zod/mini';
import type { DataOf } from './immutable.ts';

const LANGUAGES = ['en', 'cs', 'sk'] as const satisfies readonly Locale[];
const endpoint = z.string().check(z.maxLength(1000));

/** `GET /api/push`: what a browser needs to ask its push service for a subscription. */
export const pushKey = z.object({
  /** The server's public key (VAPID), base64url. */
  publicKey: z.string(),
});
export type PushKey = DataOf<typeof pushKey>;

/** `POST /api/me/push`: this browser wants to be told when it is its person's turn. */
export const subscribeRequest = z.object({
  endpoint,
  /** Of the browser; what is sent is encrypted for them. */
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}=?$/, 'must be a key of 65 bytes in base64url')),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}={0,2}$/, 'must be 16 bytes in base64url')),
  }),
  /** The language of the notices. */
  locale: z.enum(LANGUAGES),
});
export type SubscribeRequest = z.infer<typeof subscribeRequest>;

/** `POST /api/me/push/unsubscribe`: no more notices to this browser. */
export const unsubscribeRequest = z.object({ endpoint });

/** What the service worker is sent. It says whose turn it is, and nothing about the cards. */
export interface PushNotice {
  readonly table: string;
  readonly title: string;
  readonly body: string;
  readonly locale: Locale;
}
