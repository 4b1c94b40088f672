import { expect, type Page, test } from '@playwright/test';
import { makeLot, playByLot, playTogether, untilAskedOrOver, withFriend } from './anyGame.ts';
import { expectNoBarriers } from './axe.ts';
import { hurry } from './dominion.ts';

test.use({ locale: 'en-GB' });

for (const [width, height] of [
  [360, 740],
  [1280, 720],
] as const) {
  test(`King of the Dice is played to the end against bots at ${width}x${height}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    await hurry(page);
    await page.goto('/game/diceking');
    await page.getByRole('button', { name: 'Play now' }).click();
    await untilAskedOrOver(page);
    await expect(page.getByRole('region', { name: 'Dice', exact: true }).getByRole('button')).toHaveCount(6);
    await expect(page.getByRole('region', { name: 'Map', exact: true }).locator('[data-thing^=space]')).toHaveCount(30);
    const whole = page.locator('html');
    expect(await whole.evaluate((html) => [html.scrollWidth, html.scrollHeight])).toEqual([width, height]);
    await expectNoBarriers(page);
    await playByLot(page, makeLot(width));
    await expect(page.getByText('The lands at the end')).toBeAttached();
  });
}

test('two people play King of the Dice by link, and see the same land', async ({ page, browser }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const friend = await withFriend(page, browser, 'diceking', { land: 'random' });
  await playTogether(page, friend, makeLot(7), 60);
  const land = (one: Page): Promise<(string | null)[]> =>
    one.locator('[data-thing^=space]').evaluateAll((all) => all.map((space) => space.getAttribute('aria-label')));
  await expect.poll(async () => JSON.stringify(await land(friend)) === JSON.stringify(await land(page))).toBe(true);
});
