import { api } from '../tables/remote/api/api.ts';
import type { PushObstacle } from './pushSupport.ts';
import { pushObstacle } from './pushSupport.ts';
import { useSettings } from './settingsStore.ts';

/** Asks for permission and subscribes this browser. Must be called from a click. Null on success. */
export async function turnNoticesOn(): Promise<PushObstacle | 'failed' | null> {
  const before = pushObstacle();
  if (before !== null) return before;
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  try {
    await subscribe();
  } catch {
    return 'failed';
  }
  useSettings.getState().change({ notices: true });
  return null;
}

export async function turnNoticesOff(): Promise<void> {
  useSettings.getState().change({ notices: false });
  const subscription = await (await findWorker())?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  // Offline, the server drops the subscription at its next failed push.
  await api.unsubscribe(subscription.endpoint).catch(() => undefined);
}

/** Keeps the server's subscription up to date with this browser, its player and its language. */
export function followNotices(): void {
  const refresh = (): void => {
    const isWanted = useSettings.getState().notices && pushObstacle() === null;
    if (isWanted && Notification.permission === 'granted') void subscribe().catch(() => undefined);
  };
  addEventListener('load', refresh);
  useSettings.subscribe(({ locale }, before) => {
    if (locale !== before.locale) refresh();
  });
}

/** Closes the notification of a table that no longer waits. */
export async function clearNotice(table: string): Promise<void> {
  const shown = await (await findWorker())?.getNotifications?.({ tag: table });
  for (const notification of shown ?? []) notification.close();
}

async function subscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  const [{ publicKey }] = await Promise.all([api.pushKey(), api.me()]);
  const before = await worker.pushManager.getSubscription();
  const isSame = before !== null && isKey(before.options.applicationServerKey, publicKey);
  if (!isSame) await before?.unsubscribe();
  const wish = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = isSame ? before : await worker.pushManager.subscribe(wish);
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await api.subscribe({ endpoint, keys: { p256dh, auth }, locale: useSettings.getState().locale });
}

function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration() ?? Promise.resolve(undefined);
}

function isKey(bytes: ArrayBuffer | null, key: string): boolean {
  if (bytes === null) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}
