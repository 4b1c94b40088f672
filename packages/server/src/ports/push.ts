import type { PushNotice } from '@regalia/protocol';
import type { StoredSubscription } from './store.ts';

/** The result of a notice. `gone`: the push service no longer knows the browser. `failed`: it may be retried. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed';

/** Sends notices to browsers whose page is closed. */
export interface PushSender {
  /** The server's public key (VAPID), base64url. */
  readonly publicKey: string;
  /** Takes as long as the push service, at most some seconds. Never rejects. */
  send(to: StoredSubscription, notice: PushNotice): Promise<PushOutcome>;
}
