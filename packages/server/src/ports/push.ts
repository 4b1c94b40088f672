import type { PushNotice } from '@regalia/protocol';
import type { StoredSubscription } from './store.ts';

/** What became of a notice. `gone`: the push service no longer knows the browser. `failed`: it may be tried again. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed';

/** Brings notices to browsers whose page is closed. */
export interface PushSender {
  /** By which browsers know this server (VAPID), base64url. */
  readonly publicKey: string;
  /** Takes as long as the push service does, at most some seconds. Never rejects. */
  send(to: StoredSubscription, notice: PushNotice): Promise<PushOutcome>;
}
