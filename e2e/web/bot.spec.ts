import { expect } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { test } from './test.ts';
import { answerOnce, hand, playToTheEnd, untilAsked } from './tides.ts';

test.use({ locale: 'en-GB' });

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`Tides is played to the end against a bot at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await expect(hand(page)).toHaveCount(5);
    const whole = page.locator('html');
    expect(await whole.evaluate((html) => [html.scrollWidth, html.scrollHeight])).toEqual([width, height]);
    await playToTheEnd(page);
    await expect(page.getByRole('heading', { name: /^(You won|Winner|Shared victory)/ })).toBeVisible();
    await page.getByRole('button', { name: 'Verify shuffle' }).click();
    await expect(page.getByText('The moves lead exactly to this result.')).toBeVisible();
    await expect(page.getByText('The shuffle was fixed before the game')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save record' }).click();
    expect((await download).suggestedFilename()).toMatch(/^regalia-tides-.*\.json$/);
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('button', { name: 'Go to the end' }).click();
    await expect(page.getByText('14 / 14')).toBeVisible();
  });
}

for (const [width, height] of [
  [360, 740],
  [1280, 720],
  [1440, 900],
] as const) {
  test(`with the largest text nothing covers anything at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('Largest').click();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await untilAsked(page);
    await answerOnce(page);
    await expect(hand(page)).toHaveCount(4);
    const box = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((it) => it.getBoundingClientRect());
    const isTallyFree = async () => {
      const tally = await box('[data-place=my-kingdom] header > :last-child');
      const laid = await box('[data-place=my-kingdom] [data-card]');
      return tally.right <= laid.left + 6 || tally.bottom <= laid.top;
    };
    await expect.poll(isTallyFree, 'once the card has come to rest').toBe(true);
    const isHandFree = async () => {
      const kingdom = await box('[data-place=my-kingdom]');
      const card = await box('[data-place=hand] [data-card]');
      const prompt = await box('[data-place=prompt]');
      return card.top >= kingdom.bottom && card.bottom <= prompt.top;
    };
    await expect.poll(isHandFree, 'once the hands have been exchanged').toBe(true);
    expect(await page.locator('html').evaluate((html) => [html.scrollWidth, html.scrollHeight])).toEqual([
      width,
      height,
    ]);
  });
}

test('a reload goes on where the table stood, and a second tab does not disturb it', async ({ page, context }) => {
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
  await answerOnce(page);
  await expect(hand(page)).toHaveCount(4);
  await page.reload();
  await expect(hand(page)).toHaveCount(4);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'This table is open in another tab' })).toBeVisible();
  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(hand(other)).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'This table is open in another tab' })).toBeVisible();
});

test('a card that cannot be chosen says why and cites the rule', async ({ page }) => {
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
  await answerOnce(page);
  await expect(hand(page)).toHaveCount(4);
  await page.locator('[data-place=my-kingdom] [data-card]').first().click();
  await expect(page.getByRole('dialog').getByText('is already on the table')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'TID-3.2' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' }).locator('[data-current]')).toContainText('TID-3.2');
});

test('the language can be changed in the middle of a game', async ({ page }) => {
  const question = page.locator('[data-place=prompt]');
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Čeština').click();
  await page.getByRole('button', { name: 'Zavřít' }).click();
  await expect(question.getByText('Vyber kartu do svého království.')).toBeVisible();
  await page.getByRole('button', { name: 'Nastavení' }).click();
  await page.getByText('Slovenčina').click();
  await page.getByRole('button', { name: 'Zavrieť' }).click();
  await expect(question.getByText('Vyber kartu do svojho kráľovstva.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen has a barrier that axe finds (${colorScheme})`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expectNoBarriers(page);
    await page.goto('/credits');
    await expectNoBarriers(page);
    await page.goto('/game/tides');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'In short' })).toBeVisible();
    await expectNoBarriers(page);
    await expect(page.getByText('TID-1.1')).toBeHidden();
    await page.getByRole('checkbox', { name: 'Rule numbers' }).check();
    await expect(page.getByText('TID-1.1')).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play now' }).click();
    await untilAsked(page);
    await expectNoBarriers(page);
    await answerOnce(page);
    await expect(hand(page)).toHaveCount(4);
    await page.locator('[data-place=my-kingdom] [data-card]').first().click();
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Score' }).first().click();
    await expectNoBarriers(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoBarriers(page);
    await playToTheEnd(page);
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Replay' }).click();
    await expectNoBarriers(page);
  });
}
