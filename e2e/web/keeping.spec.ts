import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB' });

const TOKEN = 'a token for tests alone';

/** A guest by that name with a table of their own. */
async function openTable(page: Page, name: string): Promise<string> {
  await page.goto('/');
  return page.evaluate(async (wish) => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/me');
    await fetch('/api/me', { method: 'PATCH', headers, body: JSON.stringify({ name: wish }) });
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const made = await fetch('/api/tables', {
      method: 'POST',
      headers,
      body: JSON.stringify({ game: 'tides', seats }),
    });
    return ((await made.json()) as { id: string }).id;
  }, name);
}

test('the operator sees the evening, resets a name and announces a restart', async ({ page, browser }) => {
  const guest = await (await browser.newContext()).newPage();
  const id = await openTable(guest, 'Loud Larry');
  await guest.goto(`/t/${id}`);
  await expect(guest.getByText('Loud Larry').first()).toBeVisible();
  await page.goto('/admin');
  await page.getByLabel('Token').fill('a wrong one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong token.');
  await page.getByLabel('Token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Tonight' })).toBeVisible();
  await expect(page.locator(`a[href="/t/${id}"]`)).toContainText('Loud Larry');
  await page.getByLabel('Search by name').fill('loud');
  const line = page.getByRole('listitem').filter({ hasText: 'online' }).filter({ hasText: 'Loud Larry' });
  await expect(line).toHaveCount(1);
  await expectNoBarriers(page);
  await line.getByRole('button', { name: 'Reset name' }).click();
  await expect(guest.getByText('Loud Larry')).toHaveCount(0);
  await page.getByRole('button', { name: 'in 5 minutes' }).click();
  await expect(guest.getByText('The server restarts at')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(guest.getByText('The server restarts at')).toHaveCount(0);
});

test('people see their devices, end one, and are forgotten when they wish', async ({ page, browser }) => {
  await openTable(page, 'Fleeting Fay');
  const code = await page.evaluate(
    async () => ((await (await fetch('/api/me/code', { method: 'POST' })).json()) as { code: string }).code,
  );
  const other = await (await browser.newContext()).newPage();
  await other.goto('/');
  await other.evaluate(async (shown) => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/me/continue', { method: 'POST', headers, body: JSON.stringify({ code: shown }) });
  }, code);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Show my devices' }).click();
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: /Another device/ }).click();
  await expect(page.getByRole('button', { name: /Another device/ })).toHaveCount(0);
  await expect.poll(() => nameOf(other)).not.toBe('Fleeting Fay');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save my data' }).click();
  expect((await saved).suggestedFilename()).toBe('regalia-my-data.json');
  await page.getByRole('button', { name: 'Erase my data' }).click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Erase everything' }).click()]);
  expect(await nameOf(page)).not.toBe('Fleeting Fay');
});

test('a club asks for its password, and who has none plays on this device', async ({ page }) => {
  const answer = (code: string, status: number) => ({ status, json: { code, message: code } });
  await page.route('**/api/**', (route) => route.fulfill(answer('club', 401)));
  await page.route('**/api/club', (route) => route.fulfill(answer('bad-code', 403)));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Private club' })).toBeVisible();
  await page.getByLabel('Password').fill('a guess');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong password. Try again.');
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Play on this device only' }).click();
  await expect(page.getByRole('heading', { name: 'Private club' })).toHaveCount(0);
});

async function nameOf(page: Page): Promise<string> {
  return page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { name: string }).name);
}
