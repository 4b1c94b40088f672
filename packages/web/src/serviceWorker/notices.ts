import type { PushNotice } from '@regalia/protocol';

/** One notice for each table: a newer one takes the place of the older, and is heard again. */
export async function showNotice(
  registration: ServiceWorkerRegistration,
  { table, title, body, locale }: PushNotice,
): Promise<void> {
  const options = { body, tag: table, renotify: true, lang: locale, icon: '/icon-192.png', badge: '/icon-192.png' };
  await registration.showNotification(title, options);
  const waiting = await registration.getNotifications();
  await navigator.setAppBadge?.(waiting.length).catch(() => undefined);
}

/** The page that has the table open, if there is one; else a new one. */
export async function goToTable(clients: Clients, { href }: URL): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === href);
  await (page === undefined ? clients.openWindow(href) : page.focus());
}
