import { api } from '../tables/remote/api.ts';
import type { Hindrance } from './hindrance.ts';
import { hindranceHere } from './hindrance.ts';
import { useSettings } from './store.ts';

/** Asks for permission, so it must be called by a click, then has this browser told of turns. Null if that worked. */
export async function turnNoticesOn(): Promise<Hindrance | 'failed' | null> {
  const before = hindranceHere();
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
  // Without a server there is nobody to tell; it forgets the browser when it next calls in vain.
  await api.unsubscribe(subscription.endpoint).catch(() => undefined);
}

/** Once notices are wanted, keeps the server informed of this browser, its person and its language. */
export function followNotices(): void {
  const refresh = (): void => {
    const isWanted = useSettings.getState().notices && hindranceHere() === null;
    if (isWanted && Notification.permission === 'granted') void subscribe().catch(() => undefined);
  };
  addEventListener('load', refresh);
  useSettings.subscribe(({ locale }, before) => {
    if (locale !== before.locale) refresh();
  });
}

/** Closes what was shown for a table that no longer waits. */
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
