import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { makeLot, playQuickly, playRandomly, untilAskedOrOver, withFriend } from './anyGame.ts';
import { expectNoBarriers } from './axe.ts';
import { hurry } from './dominion.ts';
import { openOptions } from './gamePage.ts';
import { test } from './test.ts';

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
    await expect(page.getByRole('region', { name: 'Map', exact: true }).locator('[data-choosable^=space]')).toHaveCount(
      30,
    );
    const whole = page.locator('html');
    expect(await whole.evaluate((html) => [html.scrollWidth, html.scrollHeight])).toEqual([width, height]);
    await expectNoBarriers(page);
    await playRandomly(page, makeLot(width));
    await expect(page.getByText('The final map')).toBeAttached();
  });
}

test('two people play King of the Dice by link to the end, and see the same land', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await hurry(page);
  const friend = await withFriend(page, browser, 'diceking', { land: 'random' });
  await Promise.all([playQuickly(page, 7), playQuickly(friend, 8)]);
  for (const one of [page, friend]) {
    expect(await untilAskedOrOver(one)).toBe('over');
    await expect(one.getByText('The final map')).toBeAttached();
  }
  const land = (one: Page): Promise<(string | null)[]> =>
    one.locator('[data-choosable^=space]').evaluateAll((all) => all.map((space) => space.getAttribute('aria-label')));
  await expect.poll(async () => JSON.stringify(await land(friend)) === JSON.stringify(await land(page))).toBe(true);
});

test('a table plays with corrected data and says what differs; a file that does not fit is refused', async ({
  page,
}) => {
  const ours = readFileSync('rules/diceking.cards.json', 'utf8');
  const file = (text: string): { name: string; mimeType: string; buffer: Buffer } => ({
    ...{ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) },
  });
  const corrected = JSON.parse(ours);
  corrected.cards[12].condition = { type: 'sum', min: 20 };
  const wrong = JSON.parse(ours);
  wrong.dice[2].faces[1].number = 7;
  await openOptions(page, 'diceking');
  await page.getByText('My own card list').click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save our file' }).click();
  expect(JSON.parse(readFileSync(await (await saved).path(), 'utf8'))).toEqual(JSON.parse(ours));
  const chooser = page.getByLabel('Load a file');
  const note = page.locator('details').getByRole('status').first();
  await chooser.setInputFiles(file('{ "dice": ['));
  await expect(note).toContainText('This file can’t be used: "data" is not JSON');
  await chooser.setInputFiles(file(JSON.stringify(wrong)));
  await expect(note).toContainText('dice[2].faces[1].number must be a whole number from 1 to 6');
  await chooser.setInputFiles(file(ours));
  await expect(note).toHaveText('This file is the same as ours.');
  await chooser.setInputFiles(file(JSON.stringify(corrected)));
  const differs = 'Arrogant Thief 1: different condition, joker or effect';
  await expect(page.getByText(differs)).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByText('≠').click();
  await expect(page.getByText(differs)).toBeInViewport({ ratio: 1 });
});
