import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { hand, hurry, main, PROVINCE, pile, untilAsked } from './dominion.ts';
import { test } from './test.ts';

test.use({ locale: 'cs-CZ' });

const book = (page: Page) => page.getByRole('dialog', { name: 'Pravidla' });

async function sitDown(page: Page): Promise<void> {
  await hurry(page);
  await page.goto('/game/dominion');
  await page.getByRole('button', { name: 'Hrát hned' }).click();
  await untilAsked(page);
}

test('the Czech book is searched without diacritics, leads to its chapters and closes after the search', async ({
  page,
}) => {
  await sitDown(page);
  await page.getByRole('button', { name: 'Pravidla' }).click();
  await expect(book(page).getByRole('heading', { name: 'V kostce' })).toBeVisible();
  const search = book(page).getByRole('searchbox');
  await search.fill('zalarnik');
  await expect(book(page).locator('mark').first()).toHaveText('Žalářník');
  await expect(book(page).getByRole('heading', { name: 'V kostce' })).toBeHidden();
  await expectNoBarriers(page);

  await book(page).getByRole('navigation').getByRole('button', { name: '11. Konec hry' }).click();
  await expect(search).toHaveValue('');
  await expect(book(page).getByRole('heading', { name: '11. Konec hry' })).toBeInViewport();
  await expect(book(page).getByRole('heading', { name: 'V kostce' })).not.toBeInViewport();

  await search.fill('kletba');
  await expect(book(page).locator('mark').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(book(page)).toBeHidden();
  await expect(hand(page)).toHaveCount(5);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what cannot be bought leads to its rule in the Czech book, also offline', async ({ page, context }) => {
    await sitDown(page);
    await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
    await context.setOffline(true);
    await main(page).click();
    await pile(page, PROVINCE).click();
    await page.getByRole('dialog').getByRole('button', { name: 'DOM-5.3' }).click();
    const line = book(page).locator('[data-current]');
    await expect(line).toContainText('DOM-5.3');
    await expect(line).toContainText('Za každý nákup smí hráč koupit jednu kartu');
    await expect(line).toBeInViewport();
  });
});

test('a phone has the chapters in a menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Pravidla' }).click();
  await book(page).getByRole('combobox', { name: 'Kapitoly' }).selectOption('6. Konec hry');
  await expect(book(page).getByRole('heading', { name: '6. Konec hry' })).toBeInViewport();
  await expectNoBarriers(page);
});

test('a book that cannot be fetched says so, and is opened by trying again', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'en', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Rules' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.getByRole('alert')).toHaveText('Couldn’t load the rule book. Check your connection.');
  await expectNoBarriers(page);
  await rules.getByRole('button', { name: 'Try again' }).click();
  await expect(rules.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await rules.getByRole('button', { name: 'Try again' }).click();
  await expect(rules.getByRole('heading', { name: 'In short' })).toBeVisible();
  await context.close();
});
