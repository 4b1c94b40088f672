import { expect } from '@playwright/test';
import { type Notes, takeNotes } from '../measure/inPage.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB', viewport: { width: 360, height: 740 } });

/** Later than the first text, sooner than browsers give up on them. */
const FONT_DELAY = 1500;
const MOST_SHIFT = 0.02;

for (const path of ['/', '/game/tides']) {
  test(`nothing moves when the fonts of ${path} come late`, async ({ page }) => {
    await page.addInitScript(takeNotes);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FONT_DELAY));
      await route.continue();
    });
    await page.goto(path);
    await page.locator('h1').waitFor();
    await page.evaluate('document.fonts.ready');
    await page.waitForTimeout(500);
    expect(await page.evaluate('document.fonts.check(\'16px "Inter Variable"\')')).toBe(true);
    const { allShifts, moved } = (await page.evaluate('window.notes')) as Notes;
    expect(
      allShifts.reduce((sum, shift) => sum + shift, 0),
      moved.join('\n'),
    ).toBeLessThan(MOST_SHIFT);
  });
}
