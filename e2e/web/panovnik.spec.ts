import { expect, type Page } from '@playwright/test';
import { answerRandomly, makeLot, playQuickly, playTogether, untilAskedOrOver, withFriend } from './anyGame.ts';
import { expectNoBarriers } from './axe.ts';
import { hurry } from './dominion.ts';
import { openOptions } from './gamePage.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB' });

test('Panovník is played to the end against two bots', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1280, height: 720 });
  await hurry(page);
  await page.goto('/game/panovnik');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAskedOrOver(page);
  const whole = page.locator('html');
  expect(await whole.evaluate((html) => [html.scrollWidth, html.scrollHeight])).toEqual([1280, 720]);
  await takeGemsByPassing(page);
  await expectNoBarriers(page);
  await lookAtWholePyramid(page);
  await playQuickly(page, 3);
  await expect(page.getByText('The pyramids at the end')).toBeAttached();
});

/** Two gems of one color and one of another, by plain taps; what was taken can be put back. */
async function takeGemsByPassing(page: Page): Promise<void> {
  const pass = page.getByRole('button', { name: /^Pass, take \d gems$/ });
  const lot = makeLot(3);
  for (let i = 0; i < 12 && (await pass.count()) === 0; i++) {
    await untilAskedOrOver(page);
    await answerRandomly(page, lot);
    await pass.or(page.locator('[data-offered]')).first().waitFor();
  }
  await pass.click();
  const supply = page.locator('[data-place=supply] [data-choosable]');
  const tray = page.getByRole('group', { name: /^Taken/ });
  await expect(tray).toBeVisible();
  await supply.nth(1).click();
  await supply.nth(1).click();
  await supply.nth(2).click();
  const taken = tray.getByRole('button');
  await expect(taken).toHaveCount(3);
  await taken.first().click();
  await expect(taken).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Take', exact: true })).toBeDisabled();
  await supply.nth(3).click();
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(tray).toBeHidden();
}

/** Another's pyramid is laid over the stage and put away again. */
async function lookAtWholePyramid(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /’s pyramid$/ })
    .first()
    .click();
  const shown = page.locator('[data-place=shown-pyramid]');
  await expect(shown.locator('[data-card]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
}

for (const [width, height] of [
  [1280, 720],
  [360, 740],
] as const)
  test(`before the first auction nothing lies on what is said of it, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/game/panovnik');
    await page.getByRole('button', { name: 'Play now' }).click();
    const soon = page.getByText('The first auction starts');
    await expect(soon).toBeVisible();
    const [said, colors] = [
      await soon.boundingBox(),
      await page.locator('[data-choosable^="bid "]').first().boundingBox(),
    ];
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(colors?.y ?? 0);
  });

test('alone on a phone nobody wins, and the result is kept for the next time', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await hurry(page);
  for (const said of [/Your first result/, /personal best/i]) {
    await openOptions(page, 'panovnik');
    await page.getByRole('radio', { name: '1', exact: true }).check();
    await page.getByRole('button', { name: 'Play now' }).click();
    await untilAskedOrOver(page);
    await playQuickly(page, 7);
    await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
    await expect(page.locator('[data-place=alone-record]')).toContainText(said);
  }
});

test('two people play Panovník by link to the end, and see the same auction and the same result', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1280, height: 720 });
  await hurry(page);
  const friend = await withFriend(page, browser, 'panovnik', {});
  await friend.emulateMedia({ reducedMotion: 'reduce' });
  await playTogether(page, friend, makeLot(5), 8);
  const offer = (one: Page): Promise<(string | null)[]> =>
    one
      .locator('[data-place=offer] [data-card]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  await expect.poll(async () => JSON.stringify(await offer(friend)) === JSON.stringify(await offer(page))).toBe(true);
  await Promise.all([playQuickly(page, 5), playQuickly(friend, 6)]);
  const sums = (one: Page): Promise<string | null> => one.locator('dialog[open] tfoot').textContent();
  expect(await sums(friend)).toBe(await sums(page));
  for (const one of [page, friend]) await expect(one.getByText('The pyramids at the end')).toBeAttached();
  await friend.context().close();
});
