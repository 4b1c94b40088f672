import { expect, test } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { playAgainstBots, playOn, playTogether } from './citadels.ts';
import { hurry, untilAsked } from './dominion.ts';

test.use({ locale: 'en-GB' });

for (const [seats, width, height] of [
  [2, 360, 740],
  [7, 1280, 720],
] as const) {
  test(`Citadels for ${seats} is played to the end against bots at ${width}x${height}`, async ({ page }) => {
    test.setTimeout(240_000);
    await hurry(page);
    await page.setViewportSize({ width, height });
    await playAgainstBots(page, seats);
    if (width > 600) await expect(page.getByRole('region', { name: /^The Squire/ })).toHaveCount(seats - 1);
    const whole = page.locator('html');
    expect(await whole.evaluate((html) => [html.scrollWidth, html.scrollHeight])).toEqual([width, height]);
    const board = page.getByRole('region', { name: 'Citadels' });
    expect(await board.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    await expectNoBarriers(page);
    expect(await playOn(page, 400)).toBe('over');
    await expect(page.getByRole('heading', { name: /^(You won|Winner|Shared victory)/ })).toBeVisible();
    await expect(page.getByText('The cities and all hands')).toBeVisible();
    await expectNoBarriers(page);
  });
}

test('two people by link and two bots play Citadels, and see the same table', async ({ page, browser }) => {
  test.setTimeout(300_000);
  await page.request.get('/api/me');
  const bot = { kind: 'bot', level: 'greedy' };
  const seats = [{ kind: 'me' }, bot, { kind: 'open' }, bot];
  const made = await page.request.post('/api/tables', { data: { game: 'citadels', seats } });
  const link = `/t/${(await made.json()).id}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(link);
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 740 } });
  const friend = await context.newPage();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.locator('[data-place=hand] [data-card]')).toHaveCount(4);
  await playTogether([page, friend], 24);
  const pile = (one: typeof page) => one.locator('[data-place=deck]').first().textContent();
  await expect.poll(async () => (await pile(friend)) === (await pile(page))).toBe(true);
  await context.close();
});

test('on a phone the draft shows what each character does and who still drafts', async ({ page }) => {
  await hurry(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await playAgainstBots(page, 4);
  const draft = page.getByRole('region', { name: 'The draft' });
  const cards = draft.locator('button[data-card]');
  await expect(draft.getByRole('list', { name: 'Who picks' }).getByRole('listitem')).toHaveCount(4);
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
