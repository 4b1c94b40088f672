import type { PushNotice } from '@regalia/protocol';
import webPush from 'web-push';
import type { Logger } from '../ports/logger.ts';
import type { PushOutcome, PushSender } from '../ports/push.ts';
import type { PushStore, StoredSubscription } from '../ports/store.ts';
import type { Post } from './post.ts';

const KEYS = 'push-keys';
/** How long a push service keeps a notice for a browser that is off. */
const KEEP_SECONDS = 86_400;
const GONE = new Set([404, 410]);
const BUSY = 429;

interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Web push: encrypted for the browser and signed with this server's keys, which are generated at its first start. */
export async function openWebPush(store: PushStore, contact: string, post: Post, log: Logger): Promise<PushSender> {
  const keys = JSON.parse(await store.setIfMissing(KEYS, JSON.stringify(webPush.generateVAPIDKeys()))) as VapidKeys;
  const send = async (to: StoredSubscription, notice: PushNotice): Promise<PushOutcome> => {
    try {
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
        JSON.stringify(notice),
        {
          vapidDetails: { subject: contact, ...keys },
          TTL: KEEP_SECONDS,
          urgency: 'high',
          // A browser that is off needs only the newest notice of each table.
          topic: notice.table,
        },
      );
      const status = await post(endpoint, headers, body);
      if (status >= 200 && status < 300) return 'sent';
      if (GONE.has(status)) return 'gone';
      log.warn({ status, service: new URL(endpoint).host }, 'a push service refused a notice');
      if (status !== BUSY && status < 500) return 'refused';
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'a notice could not be sent');
    }
    return 'failed';
  };
  return { publicKey: keys.publicKey, send };
}
