import type { PushNotice } from '@regalia/protocol';
import type { StoredSubscription } from './store.ts';

/** What became of a notice. `gone`: the browser's push service no longer knows it. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/** Brings notices to browsers whose page is closed. */
export interface PushSender {
  /** By which browsers know this server (VAPID), base64url. */
  readonly publicKey: string;
  /** Takes as long as the push service does, at most some seconds. Never rejects. */
  send(to: StoredSubscription, notice: PushNotice): Promise<PushOutcome>;
}
