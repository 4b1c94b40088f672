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

/** `POST /api/me/push`: notifies this browser when it is its person's turn. */
export const subscribeRequest = z.object({
  endpoint,
  /** The browser's keys, which encrypt its notices. */
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}=?$/, 'must be a key of 65 bytes in base64url')),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}={0,2}$/, 'must be 16 bytes in base64url')),
  }),
  /** The language of the notices. */
  locale: z.enum(LANGUAGES),
});
export type SubscribeRequest = z.infer<typeof subscribeRequest>;

/** `POST /api/me/push/unsubscribe`: stops notices to this browser. */
export const unsubscribeRequest = z.object({ endpoint });

/** What the service worker receives. Nothing about the cards. */
export interface PushNotice {
  readonly table: string;
  readonly title: string;
  readonly body: string;
  readonly locale: Locale;
}
