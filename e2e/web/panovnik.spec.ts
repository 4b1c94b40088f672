import { expect, type Page, test } from '@playwright/test';
import { answerByLot, makeLot, playByLot, playTogether, untilAskedOrOver, withFriend } from './anyGame.ts';
import { expectNoBarriers } from './axe.ts';
import { hurry } from './dominion.ts';

test.use({ locale: 'en-GB' });

test('Panovník is played to the end against two bots', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1280, height: 720 });
  await hurry(page);
  await page.goto('/game/panovnik');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAskedOrOver(page);
  const whole = page.locator('html');
  expect(await whole.evaluate((html) => [html.scrollWidth, html.scrollHeight])).toEqual([1280, 720]);
  const lot = makeLot(3);
  for (let i = 0; i < 8; i++) await answerByLot(page, lot);
  await expectNoBarriers(page);
  await playByLot(page, lot);
  await expect(page.getByText('The pyramids at the end')).toBeAttached();
});

test('two people play Panovník by link, and see the same auction', async ({ page, browser }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const friend = await withFriend(page, browser, 'panovnik', {});
  await playTogether(page, friend, makeLot(5), 60);
  const offer = (one: Page): Promise<(string | null)[]> =>
    one
      .locator('[data-place=offer] [data-card]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  await expect.poll(async () => JSON.stringify(await offer(friend)) === JSON.stringify(await offer(page))).toBe(true);
});
