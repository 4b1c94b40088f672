import { goToTable, showNotice } from './notices.ts';

/** What the service worker does besides keeping the site for offline play; that part is made by the build. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(showNotice(self.registration, event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goToTable(self.clients, new URL(`/t/${event.notification.tag}`, self.location.origin)));
});
