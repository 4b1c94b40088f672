import { expect, type Page } from '@playwright/test';
import { answerRandomly, makeLot, playRandomly, untilAskedOrOver } from './anyGame.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

const bar = (page: Page) => page.getByRole('region', { name: 'Look back' });
const question = (page: Page) => page.locator('[data-place=prompt]');
const log = (page: Page) => page.locator('[data-place=log]');
const lines = (page: Page) => log(page).locator('li');
const hand = (page: Page) => page.locator('[data-place=hand]').first();

async function lookAround(page: Page): Promise<void> {
  const now = await hand(page).textContent();
  const asked = await question(page).textContent();
  await expect(lines(page).first().getByRole('button')).toContainText(/\d:\d\d/);
  await lines(page).first().getByRole('button').click();
  await expect(bar(page)).toContainText('step 0 of 2');
  await expect(lines(page).first()).toHaveAttribute('aria-current', 'step');
  await expect(hand(page)).not.toHaveText(now ?? '');
  await expect(page.locator('main [data-offered]')).toHaveCount(0);
  await page.keyboard.press('.');
  await expect(bar(page)).toContainText('step 1 of 2');
  await page.keyboard.press('ArrowLeft');
  await expect(bar(page)).toContainText('step 0 of 2');
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveText(asked ?? '');
  expect(await hand(page).textContent()).toBe(now);
  await page.keyboard.press(',');
  await expect(bar(page)).toContainText('step 1 of 2');
  await bar(page).getByRole('button', { name: 'Back to the game' }).click();
  await expect(question(page)).toHaveText(asked ?? '');
}

test('one looks back at a table on the server, also at what this page never saw; a new question leads to the present', async ({
  page,
  browser,
}) => {
  await page.request.get('/api/me');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const made = await page.request.post('/api/tables', { data: { game: 'tides', seats } });
  const link = `/t/${(await made.json()).id}`;
  await page.goto(link);
  const friend = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  const lots = [makeLot(3), makeLot(4)] as const;
  for (let i = 0; i < 2; i++) {
    for (const [n, one] of [page, friend].entries()) {
      await untilAskedOrOver(one);
      await answerRandomly(one, lots[n === 0 ? 0 : 1]);
    }
  }
  await untilAskedOrOver(page);
  await page.reload();
  await untilAskedOrOver(page);
  await lookAround(page);
  await answerRandomly(page, lots[0]);
  await page.keyboard.press(',');
  await expect(bar(page)).toBeVisible();
  await answerRandomly(friend, lots[1]);
  await expect(bar(page)).toHaveCount(0);
  await expect(question(page).locator('button:not([aria-disabled])').first()).toBeVisible();
});

test('a line of the log leads there in a replay too, and a reader is not pulled away', async ({ page }) => {
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Play now' }).click();
  // What a round brought may come up at any moment.
  const goOn = page.locator('dialog[open]').getByRole('button', { name: /Go on|Continue/ });
  await page.addLocatorHandler(goOn, (button) => button.click());
  await playRandomly(page, makeLot(5));
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: /Replay/ })
    .click();
  await expect(page).toHaveURL(/\/replay\/0$/);
  await expect(page).toHaveTitle('Replay – Tides of Time – Regalia');
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Home');
  await page.keyboard.press('Escape');
  await lines(page).nth(5).getByRole('button').first().click();
  await expect(page).toHaveURL(/\/replay\/5$/);
  await expect(lines(page).nth(5)).toHaveAttribute('aria-current', 'step');
  await page.getByRole('combobox', { name: 'Turn' }).selectOption({ label: 'Round 2' });
  await expect(lines(page).filter({ hasText: 'Round 2' }).first()).toBeInViewport();
  await log(page).evaluate((list) => list.scrollTo(0, 0));
  await page.keyboard.press('ArrowRight');
  await expect(lines(page).first()).toBeInViewport();
});
