import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { test } from './test.ts';
import { answerOnce, hand, playToTheEnd, untilAsked } from './tides.ts';

test.use({ locale: 'en-GB' });

async function inviteAndJoin(page: Page, context: BrowserContext): Promise<Page> {
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Invite friends' }).click();
  const link = await page.getByLabel('Link to this table').inputValue();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expectNoBarriers(page);
  const friend = await context.newPage();
  await friend.goto(link);
  await friend.getByRole('button', { name: /^(Sit down|Sednout si)$/ }).click();
  await expect(hand(friend)).toHaveCount(5);
  await expect(hand(page)).toHaveCount(5);
  return friend;
}

test('two friends play by link, with chat, a reload and a lost connection', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ locale: 'cs', viewport: { width: 360, height: 740 } });
  const friend = await inviteAndJoin(page, context);
  await page.getByRole('button', { name: 'Chat' }).first().click();
  await page.getByLabel('Write a message').fill('Good evening!');
  await page.getByRole('button', { name: 'Send' }).click();
  await friend.getByRole('button', { name: 'Chat' }).click();
  await expect(friend.locator('li').getByText('Good evening!')).toBeVisible();
  await friend.getByRole('button', { name: 'Stůl' }).click();
  await answerOnce(page);
  await expect(page.getByRole('button', { name: 'Change my choice' })).toBeVisible();
  await friend.reload();
  await expect(hand(friend)).toHaveCount(5);
  await answerOnce(friend);
  await expect(hand(page)).toHaveCount(4);
  const head = friend.getByRole('banner');
  const [size, lost] = [await head.boundingBox(), friend.getByText('Spojení se přerušilo')];
  await context.setOffline(true);
  await expect(lost).toBeInViewport({ ratio: 1 });
  expect((await lost.boundingBox())?.height).toBeLessThan(35);
  expect(await head.boundingBox()).toEqual(size);
  await answerOnce(page);
  await context.setOffline(false);
  await expect(lost).toHaveCount(0);
  await expect(hand(friend)).toHaveCount(4);
  await untilAsked(friend);
  await answerOnce(friend);
  await expect(hand(page)).toHaveCount(3);
  await Promise.all([playToTheEnd(page), playToTheEnd(friend)]);
  await expect(page.getByRole('columnheader', { name: /^Guest \d+ you$/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Verify shuffle' }).click();
  await expect(page.getByText('Everyone’s part of the shuffle was fixed')).toBeVisible();
  await expect(page.getByText('All players have a share in the shuffle.')).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(friend.getByRole('dialog').getByText('chce odvetu.')).toBeVisible();
  await friend.getByRole('dialog').getByRole('button', { name: 'Přidat se' }).click();
  await expect(hand(friend)).toHaveCount(5);
  await expect(hand(page)).toHaveCount(5);
  await context.close();
});

test('a spectator sees the table and no hand', async ({ page, browser }) => {
  const context = await browser.newContext({ locale: 'en' });
  await inviteAndJoin(page, context);
  const spectators = await browser.newContext({ locale: 'en' });
  const spectator = await spectators.newPage();
  await spectator.goto(page.url());
  await expect(spectator.getByText('Round 1 of 3')).toBeVisible();
  await expect(hand(spectator)).toHaveCount(0);
  await expectNoBarriers(spectator);
  await context.close();
  await spectators.close();
});

test('an answer is taken back if the other agrees, and what was seen stays in the log', async ({ page, browser }) => {
  const context = await browser.newContext({ locale: 'en' });
  const friend = await inviteAndJoin(page, context);
  const ask = page.getByRole('button', { name: 'Ask to undo my last move' });
  await expect(ask).toHaveCount(0);
  await Promise.all([answerOnce(page), answerOnce(friend)]);
  await expect(hand(page)).toHaveCount(4);
  const laid = friend.locator('[data-place=my-kingdom] [data-card]');
  const seen = (await laid.first().getAttribute('aria-label'))?.split(/[,:.]/)[0] ?? '';
  expect(seen).not.toBe('');

  await ask.click();
  await expect(page.getByText('Waiting for the others to agree.')).toBeVisible();
  await expect(friend.getByText('would like to undo a move.')).toBeVisible();
  await expectNoBarriers(friend);
  await friend.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText('Waiting for the others to agree.')).toHaveCount(0);
  const refusal = page.getByRole('status').filter({ hasText: 'said no to the undo.' });
  await expect(refusal).toBeVisible();
  await expectNoBarriers(page);
  await expect(hand(page)).toHaveCount(4);

  await ask.click();
  await expect(refusal).toHaveCount(0);
  await expect(friend.getByRole('button', { name: 'Agree' })).toBeVisible();
  await page.getByRole('button', { name: 'Never mind' }).click();
  await expect(friend.getByRole('button', { name: 'Agree' })).toHaveCount(0);
  await expect(page.getByText('Waiting for the others to agree.')).toHaveCount(0);
  await expect(refusal).toHaveCount(0);

  await ask.click();
  await friend.getByRole('button', { name: 'Agree' }).click();
  for (const one of [page, friend]) {
    await expect(hand(one)).toHaveCount(5);
    await expect(one.locator('[data-place=my-kingdom] [data-card]')).toHaveCount(0);
    const log = one.getByRole('list', { name: 'Log' });
    await expect(log).toContainText('undoes a move.');
    await expect(log).toContainText(seen);
  }
  await Promise.all([answerOnce(page), answerOnce(friend)]);
  await expect(hand(page)).toHaveCount(4);
  await context.close();
});

test('resigning asks for confirmation, and the table says who did', async ({ page, browser }) => {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 360, height: 740 } });
  const friend = await inviteAndJoin(page, context);
  await expect(hand(friend)).toHaveCount(5);
  await page.getByRole('button', { name: 'Leave table' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  const stay = page.getByRole('button', { name: 'No, play on' });
  await expect(stay).toBeFocused();
  await expectNoBarriers(page);
  await stay.click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  const sheet = friend.getByRole('dialog', { name: /^(You won!|Winner: .+\.) .+ has resigned\.$/ });
  await expect(sheet).toBeVisible();
  await expectNoBarriers(friend);
  await sheet.getByRole('button', { name: 'Close' }).click();
  const plate = friend.locator('[data-place=other-kingdom]').getByText(/^Guest \d{4}$/);
  expect((await plate.boundingBox())?.width).toBeGreaterThan(60);
  await friend.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(friend.getByRole('list', { name: 'Log' })).toContainText('has resigned.');
  await context.close();
});
