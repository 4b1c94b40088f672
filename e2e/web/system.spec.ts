import { expect, type Page } from '@playwright/test';
import { untilAskedOrOver } from './anyGame.ts';
import { test } from './test.ts';

/** What people have chosen for all pages, in their system or browser. */
test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

async function playNow(page: Page, game: string): Promise<void> {
  await page.goto(`/game/${game}`);
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAskedOrOver(page);
}

const framed = /solid/;

test.describe('forced colors', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('what is chosen is seen without colors of our own', async ({ page }) => {
    await playNow(page, 'tides');
    await expect(page.getByRole('button', { name: 'Log', exact: true })).toHaveCSS('outline-style', framed);
    await expect(page.getByRole('button', { name: 'Score', exact: true })).not.toHaveCSS('outline-style', framed);
    const card = page.locator('[data-place=hand] [data-offered]').first();
    await expect(card).toHaveCSS('outline-style', 'dashed');
    await page.getByRole('button', { name: 'Settings' }).click();
    const sizes = page.getByRole('group', { name: 'Text size' });
    await expect(sizes.getByText('Normal')).toHaveCSS('outline-style', framed);
    await expect(sizes.getByText('Largest')).not.toHaveCSS('outline-style', framed);
  });
});

/** As if it were set in the browser. */
async function writeAt(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

test('the text size of the browser reaches everything, cards too, and nothing leaves its place', async ({ page }) => {
  const sizes = (): Promise<number[]> =>
    page.evaluate(`['html', '[data-place=hand] [class*=name]'].map((one) =>
      parseFloat(getComputedStyle(document.querySelector(one)).fontSize))`);
  await playNow(page, 'dominion');
  const [text = 0, letters = 0] = await sizes();
  expect(text).toBe(16);
  await writeAt(page, 24);
  await playNow(page, 'dominion');
  const [largeText = 0, largeLetters = 0] = await sizes();
  expect(largeText).toBe(24);
  expect(largeLetters / letters).toBeGreaterThan(1.1);
  const board = await page.locator('main').boundingBox();
  const parts = await page.locator('[data-place=turn] > :visible').all();
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) {
    const box = await part.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((board?.x ?? 0) + (board?.width ?? 0));
  }
});
