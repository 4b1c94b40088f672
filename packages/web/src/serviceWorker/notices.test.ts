import { afterEach, expect, test, vi } from 'vitest';
import { goToTable, showNotice } from './notices.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a notice bears the table as its tag, and the badge counts the tables that wait', async () => {
  const shown: [string, NotificationOptions][] = [];
  const badges: number[] = [];
  vi.stubGlobal('navigator', { setAppBadge: async (count: number) => badges.push(count) });
  const registration = {
    showNotification: async (title: string, options: NotificationOptions) => shown.push([title, options]),
    getNotifications: async () => [{}, {}],
  } as unknown as ServiceWorkerRegistration;
  const notice = { table: 'abcdefghijkl', title: 'Dominion: Intriky', body: 'Jsi na řadě.', locale: 'cs' } as const;
  await showNotice(registration, notice);
  expect(shown).toEqual([
    ['Dominion: Intriky', expect.objectContaining({ body: 'Jsi na řadě.', tag: 'abcdefghijkl', lang: 'cs' })],
  ]);
  expect(badges).toEqual([2]);
});

function pages(...urls: readonly string[]) {
  const done: string[] = [];
  const clients = {
    matchAll: async () => urls.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) })),
    openWindow: async (url: string) => done.push(`open ${url}`),
  } as unknown as Clients;
  return { clients, done };
}

const TABLE = 'https://regalia.example/t/abcdefghijkl';

test('a click goes to the page that has the table open', async () => {
  const { clients, done } = pages('https://regalia.example/', TABLE);
  await goToTable(clients, new URL(TABLE));
  expect(done).toEqual([`focus ${TABLE}`]);
});

test('where no page has it, a click opens one', async () => {
  const { clients, done } = pages('https://regalia.example/');
  await goToTable(clients, new URL(TABLE));
  expect(done).toEqual([`open ${TABLE}`]);
});
