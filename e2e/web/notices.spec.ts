import { expect, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.mjs';
import { expectNoBarriers } from './axe.ts';
import { NO_PUSH_SERVICE, NOTICES_BLOCKED, PLAIN_HTTP, PUSH_SERVICE, SHOWN_NOTICES, WORKER_READY } from './inPage.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB', serviceWorkers: 'allow', launchOptions: launchOptions({ whole: true }) });

const theSwitch = (page: Page) => page.getByRole('switch', { name: 'Notify me when it’s my turn' });

async function openSettings(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(WORKER_READY);
  await page.getByRole('button', { name: 'Settings' }).click();
}

test('the server learns of this browser, of its language, and that it wants no more', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(PUSH_SERVICE);
  await openSettings(page);
  const told = page.waitForRequest('**/api/me/push');
  await theSwitch(page).click();
  expect((await told).postDataJSON()).toMatchObject({ endpoint: 'https://fcm.googleapis.com/send/1', locale: 'en' });
  expect((await (await told).response())?.status()).toBe(200);
  await expect(theSwitch(page)).toBeChecked();
  await expectNoBarriers(page);
  const again = page.waitForRequest('**/api/me/push');
  await page.getByText('Čeština').click();
  expect((await again).postDataJSON()).toMatchObject({ locale: 'cs' });
  const kept = page.waitForRequest('**/api/me/push');
  await page.reload();
  expect((await kept).postDataJSON()).toMatchObject({ locale: 'cs' });
  await page.getByRole('button', { name: 'Nastavení' }).click();
  const forgotten = page.waitForRequest('**/api/me/push/unsubscribe');
  await page.getByRole('switch', { name: 'Dát mi vědět, že jsem na řadě' }).click();
  expect((await (await forgotten).response())?.status()).toBe(200);
  await expect(page.getByRole('switch', { name: 'Dát mi vědět, že jsem na řadě' })).not.toBeChecked();
});

test('where the push service isn’t responding, the switch stays off and says so', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(NO_PUSH_SERVICE);
  await openSettings(page);
  await theSwitch(page).click();
  await expect(page.getByText('push service isn’t responding')).toBeVisible();
  await expect(theSwitch(page)).not.toBeChecked();
});

test('a browser that blocks notifications says where to allow them', async ({ page, context }) => {
  await context.addInitScript(NOTICES_BLOCKED);
  await openSettings(page);
  await expect(page.getByText('Notifications are blocked.')).toBeVisible();
  await expect(theSwitch(page)).toBeDisabled();
});

test('a page over plain http says that it needs https', async ({ page, context }) => {
  await context.addInitScript(PLAIN_HTTP);
  await openSettings(page);
  await expect(page.getByText('Notifications need https')).toBeVisible();
});

test('the service worker shows one notice for a table; the table’s page takes it away', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  await page.evaluate(WORKER_READY);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const made = await page.request.post('/api/tables', { data: { game: 'tides', seats } });
  const { id } = await made.json();
  const session = await context.newCDPSession(page);
  const found = new Promise<{ registrationId: string }>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0]);
    });
  });
  await session.send('ServiceWorker.enable');
  const { registrationId } = await found;
  const shown = () => page.evaluate(SHOWN_NOTICES);
  const notice = { table: id, title: 'Tides of Time', body: 'Jsi na řadě.', locale: 'cs' };
  for (let i = 0; i < 2; i++) {
    const data = JSON.stringify(notice);
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId,
      data,
    });
  }
  await expect.poll(shown).toEqual([{ title: 'Tides of Time', body: 'Jsi na řadě.', tag: id, lang: 'cs' }]);
  await page.goto(`/t/${id}`);
  await expect.poll(shown).toEqual([]);
});
