import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { expectAllInSight, menu, openAt, playAgainstBots, playOn, playTogether } from './citadels.ts';
import { hurry, main, untilAsked } from './dominion.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

/** The end: who won, the score sheet, and what everybody held. */
async function expectTheEnd(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^(You won|Winner|Shared victory)/ })).toBeVisible();
  await expect(page.getByText('Cities and hands')).toBeVisible();
}

test('Citadels for 2 is played to the end against a bot on a phone', async ({ page }) => {
  test.setTimeout(240_000);
  await hurry(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await playAgainstBots(page, 2);
  await expectNoBarriers(page);
  expect(await playOn(page, 400)).toBe('over');
  await expectTheEnd(page);
  await expectNoBarriers(page);
});

test('Citadels for 7 is played to the end against bots, and nothing scrolls', async ({ page }) => {
  test.setTimeout(240_000);
  await hurry(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAt(page, { seats: 7, prompt: 'draft', round: 1, bot: 'master-mason' });
  await expect(page.getByRole('region', { name: /^Master Mason/ })).toHaveCount(6);
  const whole = page.locator('html');
  expect(await whole.evaluate((html) => [html.scrollWidth, html.scrollHeight])).toEqual([1280, 720]);
  const board = page.getByRole('region', { name: 'Citadels' });
  expect(await board.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
  await expectNoBarriers(page);
  expect(await playOn(page, 400)).toBe('over');
  await expectTheEnd(page);
});

test('two people by link and two bots play Citadels to the end, and see the same table', async ({ page, browser }) => {
  test.setTimeout(300_000);
  await page.request.get('/api/me');
  const seats = [
    { kind: 'me' },
    { kind: 'bot', level: 'greedy' },
    { kind: 'open' },
    { kind: 'bot', level: 'master-mason' },
  ];
  const made = await page.request.post('/api/tables', { data: { game: 'citadels', seats } });
  const link = `/t/${(await made.json()).id}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(link);
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  const friend = await context.newPage();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.locator('[data-place=hand] [data-card]')).toHaveCount(4);
  await playTogether([page, friend], 500);
  for (const one of [page, friend]) await expectTheEnd(one);
  const sums = (one: Page) => one.locator('dialog[open] tfoot').textContent();
  expect(await sums(friend)).toBe(await sums(page));
  await context.close();
});

test('on a phone the draft shows what each character does and who still drafts', async ({ page }) => {
  await hurry(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await playAgainstBots(page, 4);
  const draft = page.getByRole('region', { name: 'The draft' });
  const cards = draft.locator('button[data-card]:is([data-offered], [data-marked])');
  await expect(page.getByText(/pick \d of 4/)).toBeVisible();
  await expect(cards.filter({ hasText: /\w+\. / }).first()).toBeVisible();
  for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 });
  await expectNoBarriers(page);
  const [chosen = ''] = await cards.first().locator('b').last().allTextContents();
  await cards.first().click();
  await expect(page.getByRole('button', { name: `Keep ${chosen}` })).toBeVisible();
  await cards.first().click();
  await untilAsked(page);
  await expect(page.getByRole('region', { name: 'What you can do' }).or(draft)).toBeVisible();
});

test('a common turn takes two clicks for each step, with confirmation', async ({ page }) => {
  await hurry(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAt(page, { seats: 4, prompt: 'turn', character: 'magician', action: 'coins', saved: true, round: 3 });
  await menu(page).filter({ hasText: 'Coins' }).click();
  await expect(page.getByRole('button', { name: 'Income: take 2 coins' })).toBeVisible();
  await menu(page).filter({ hasText: 'Coins' }).click();
  await page.locator('[data-place=hand] button[data-offered]').first().click();
  await main(page).click();
  await menu(page).filter({ hasText: 'End turn' }).click();
  await menu(page).filter({ hasText: 'End turn' }).click();
  await expect(page.locator('[data-place=log]')).toContainText(/builds? [^.]* for \d coins?\.\s*.* ends? the turn/);
});

for (const [width, height, seats] of [
  [1280, 720, 7],
  [1440, 900, 4],
  [820, 1180, 7],
  [360, 740, 4],
  [360, 740, 7],
] as const) {
  test(`late in a game for ${seats} with many cards all is in sight at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, { seats, prompt: 'turn', hand: 7, round: 7, actionCards: 'on' });
    await expectAllInSight(page);
    await openAt(page, { seats, prompt: 'turn', action: 'swap', hand: 5, round: 6 });
    await expectAllInSight(page);
  });
}
