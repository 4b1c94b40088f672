import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB' });

/** Calls the API as the page's guest. */
function request<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([how, where, what]) => {
      const headers = { 'content-type': 'application/json' };
      const asked = await fetch(where, { method: how, ...(what === null ? {} : { headers, body: what }) });
      return (await asked.json()) as T;
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

test('a guest makes a recovery code, loses the cookies and comes back by the link of its QR code', async ({ page }) => {
  await page.goto('/');
  await request(page, 'GET', '/api/me');
  await request(page, 'PATCH', '/api/me', { name: 'Lasting Lea' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Make a recovery code' }).click();
  const code = await page.getByLabel('Recovery code', { exact: true }).inputValue();
  expect(code).toMatch(/^(\w{4}-){4}\w{4}$/);
  await expect(page.getByRole('img', { name: 'QR code that opens this code' })).toBeVisible();
  await expectNoBarriers(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Your recovery code for')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.context().clearCookies();
  await page.evaluate('localStorage.clear()');
  await page.goto(`/recover#${code}`);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(page.url()).not.toContain('#');
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await request(page, 'GET', '/api/me')).toMatchObject({ name: 'Lasting Lea' });
});

test('a game over days offers a recovery code once in a visit', async ({ page, browser }) => {
  await page.goto('/');
  await request(page, 'GET', '/api/me');
  const open = async (): Promise<string> => {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const wish = { game: 'tides', seats, pace: { kind: 'days', days: 1 } };
    return (await request<{ id: string }>(page, 'POST', '/api/tables', wish)).id;
  };
  const friend = await (await browser.newContext()).newPage();
  await friend.goto('/');
  await request(friend, 'GET', '/api/me');
  const tables = [await open(), await open()];
  for (const id of tables) await request(friend, 'POST', `/api/tables/${id}/sit`, {});
  const offer = page.getByRole('region', { name: 'Keep your games' });
  await page.goto(`/t/${tables[0]}`);
  await friend.goto(`/t/${tables[0]}`);
  await expect(offer).toBeVisible();
  await expectNoBarriers(page);
  await offer.getByRole('button', { name: 'Make a recovery code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a recovery code' }).click();
  await expect(page.getByLabel('Recovery code', { exact: true })).toHaveValue(/^(\w{4}-){4}\w{4}$/);
  await page.keyboard.press('Escape');
  await page.goto(`/t/${tables[1]}`);
  await friend.goto(`/t/${tables[1]}`);
  await expect(page.getByText('Round 1 of 3')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await friend.context().close();
});
