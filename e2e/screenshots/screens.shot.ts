import { type Page, test } from '@playwright/test';
import { hand, send } from '../web/tides.ts';
import { LOOKS } from './looks.ts';
import { tidesUpTo } from './records.ts';

const FOLDER = 'screenshots';

for (const { size, colorScheme, locale } of LOOKS) {
  test(`${size} ${colorScheme} ${locale}`, async ({ browser, baseURL }) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    const isWide = width > 900 && height > 500;
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      locale,
      ...(baseURL ? { baseURL } : {}),
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const shoot = async (name: string): Promise<void> => {
      await page.waitForTimeout(450);
      await page.screenshot({ path: `${FOLDER}/${name}-${size}-${colorScheme}-${locale}.png` });
    };
    await page.goto('/');
    await page.locator('h2').first().waitFor();
    await shoot('01-shelf');
    await page.locator('header button').first().click();
    await shoot('02-settings');
    await page.goto('/game/tides');
    await page.locator('h1').first().waitFor();
    await shoot('03-game');
    await page.locator('main details > summary').first().click();
    await page.locator('main form button').click();
    await shoot('04-curtain');
    await openRecord(page, 2);
    await hand(page).first().click();
    await shoot('05-pick');
    await hand(page).nth(1).click({ button: 'right' });
    await shoot('06-card');
    await page.keyboard.press('Escape');
    await page.locator('[data-place=prompt] button').first().click();
    await page.locator('[data-current]').first().waitFor();
    await shoot('07-rules');
    await page.keyboard.press('Escape');
    await page
      .locator(isWide ? 'aside button' : 'nav button')
      .nth(isWide ? 1 : 2)
      .click();
    await shoot('08-score');
    await openRecord(page, 3);
    await hand(page).first().click();
    await send(page).click();
    await page.locator('dialog[open]').waitFor();
    await shoot('09-round');
    await openRecord(page, 9);
    await hand(page).nth(0).click();
    await hand(page).nth(1).click();
    await shoot('10-monument');
    await openRecord(page, 13);
    await shoot('11-last-round');
    await openRecord(page, 99);
    await page.locator('dialog[open] tfoot').waitFor();
    await shoot('12-end');
    await page.locator('dialog[open] button').nth(2).click();
    await page.locator('input[type=range]').fill('8');
    await shoot('13-replay');
    await page.goto('/game/tides');
    await page.locator('main button').nth(1).click();
    await hand(page).first().waitFor();
    await shoot('14-lesson');
    await page.goto('/game/tides');
    await page.locator('main button').nth(2).click();
    await page.locator('svg[role=img]').waitFor();
    await shoot('15-gathering');
    await page.goto('/credits');
    await shoot('16-credits');
    await page.goto('/nowhere');
    await shoot('17-not-found');
    await context.close();
  });
}

async function openRecord(page: Page, step: number): Promise<void> {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(tidesUpTo(step));
  await page.locator('[data-place=hand]').waitFor({ state: 'attached' });
}
